export { inSiteWords, smsWords } from './worded.ts'
