export { isAccepted } from './accepted.ts'
export { partsOf, saveUpload, sentBytes } from './parts.ts'
export { parseSavedUpload } from './saved-upload.ts'
export {
  firstTryWait,
  largestUpload,
  mostTries,
  type UploadActorRef,
  type UploadSnapshot,
  uploadMachine,
} from './upload.machine.ts'
export type * from './upload.types.ts'
