export { CodeScanner, type CodeScannerProps, type CodeScannerWords, type ScanStanding } from './CodeScanner.tsx'
export { type CodeScannerOptions, useCodeScanner } from './use-code-scanner.ts'
