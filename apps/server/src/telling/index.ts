export { type InSiteWords, inSiteWords, senderOf, smsWords, tellPeople } from './worded.ts'
