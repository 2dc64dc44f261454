export { type SignatureActorRef, type SignatureSnapshot, signatureMachine } from './signature.machine.ts'
export type * from './signature.types.ts'
export { isSameSignature, parseSignature, signatureOf, signatureProblem } from './signature-value.ts'
export { signatureLimits, signatureSpace } from './strokes.ts'
