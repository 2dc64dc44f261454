export { calledIn } from './called.ts'
export { type InSiteWords, inSiteWords, senderOf, smsWords, tellPeople } from './worded.ts'
