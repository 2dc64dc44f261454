export { Signature, type SignatureProps } from './Signature.tsx'
export { SignatureField, type SignatureFieldProps } from './SignatureField.tsx'
export { signatureToPng, signatureToSvg } from './signature-file.ts'
export type { SignatureOptions } from './use-signature.ts'
