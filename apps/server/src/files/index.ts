export { isShownInPages, largestPicture, typeOf } from './kinds.ts'
export { openStorage } from './open-storage.ts'
export { type FileStorage, StorageProblem, storageInFolder, storageOn } from './storage.ts'
export { hasMetadata, withoutMetadata } from './without-metadata.ts'
