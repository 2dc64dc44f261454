export { FileUpload, type FileUploadProps, type UploadedFile } from './FileUpload.tsx'
export { fileSize } from './file-size.ts'
export { UploadRow, type UploadRowProps } from './UploadRow.tsx'
export { type PartTools, refusesForGood, type UploadPorts, UploadRefused, uploadWith } from './upload-ports.ts'
