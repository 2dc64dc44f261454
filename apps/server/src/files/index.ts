export { isShownInPages, typeOf } from './kinds.ts'
export { type FileStorage, storageInFolder, storageOn } from './storage.ts'
