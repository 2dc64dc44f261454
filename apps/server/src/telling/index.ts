export { inSiteWords, smsWords, withMark } from './worded.ts'
