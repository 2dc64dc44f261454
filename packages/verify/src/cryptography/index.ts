export { hexOf, sha256, sha256Now } from './sha256.ts'
export { type SignatureKey, verifySignature } from './verify-signature.ts'
