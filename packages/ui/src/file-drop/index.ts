export { FileDrop, type FileDropProps, isAccepted } from './FileDrop.tsx'
