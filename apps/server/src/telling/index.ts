export { type InSiteWords, inSiteWords, smsWords, tellPeople, withMark } from './worded.ts'
