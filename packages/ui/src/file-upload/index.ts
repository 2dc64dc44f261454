export { FileUpload, type FileUploadProps, type UploadedFile } from './FileUpload.tsx'
export { fileSize } from './file-size.ts'
export { UploadRow, type UploadRowProps } from './UploadRow.tsx'
export { PartRefused, type PartTools, type UploadPorts, uploadWith } from './upload-ports.ts'
