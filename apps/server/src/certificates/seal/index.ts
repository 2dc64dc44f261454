export { type InstituteSeal, instituteSeal, type SealSource, UnusableSeal } from './institute-seal.ts'
export { ownCertificate } from './own-certificate.ts'
export { type SealWords, sealPdf } from './seal-pdf.ts'
