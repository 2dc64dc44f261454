export { type OpenAppRow, openAppsWhere, sealedFor, secretOf, spendNonce } from './open-apps.ts'
export { checkSignature, headerOf, isNow, patienceSeconds, signatureOf } from './signature.ts'
