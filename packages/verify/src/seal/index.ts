export { fingerprintsOfPem } from './pem.ts'
export type { SealCertificate } from './seal-certificate.ts'
export type { SignatureFault } from './signed-message.ts'
export { type SealCheck, type SealFault, verifyDetached, verifySeal } from './verify-seal.ts'
