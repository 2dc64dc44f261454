export { type Scan, showScan } from './show-scan.tsx'
