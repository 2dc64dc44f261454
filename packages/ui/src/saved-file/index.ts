export { pictureContext, pngOf } from './png.ts'
export { saveFile } from './save-file.ts'
