export { showFileChecks } from './show-file-checks.tsx'
