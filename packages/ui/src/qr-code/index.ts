export { QrCode, type QrCodeProps } from './QrCode.tsx'
export type { CorrectionLevel } from './qr-svg.ts'
