export { type CodeReaders, codeReaders, type ReadCodes, type Recognise } from './code-reader.ts'
export { readPicture } from './read-picture.ts'
export { watchCamera } from './watch-camera.ts'
