export { PdfPreview, type PdfPreviewProps } from './PdfPreview.tsx'
export type { PdfLoad, PdfLoadTools, PdfSource } from './pdf-bytes.ts'
export type { PdfEngine, PdfWorkerSource } from './pdf-engine.ts'
