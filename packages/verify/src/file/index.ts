export { digestOf } from './digest.ts'
export { referenceMarker, referencesIn } from './reference.ts'
export { type FileCheckPorts, type FileVerdict, largestFile, type UnknownReason, verifyFile } from './verify-file.ts'
