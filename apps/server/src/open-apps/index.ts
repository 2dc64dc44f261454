export { goOnKey, type OpenAppRow, openAppsWhere, sealedFor, secretOf, spendNonce, used } from './open-apps.ts'
export { checkSignature, headerOf, isNow, patienceSeconds, signatureOf } from './signature.ts'
