export { FileDrop, type FileDropProps } from './FileDrop.tsx'
export { kindsInWords } from './kinds-in-words.ts'
