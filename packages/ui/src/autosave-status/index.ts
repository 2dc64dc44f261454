export { AutosaveStatus, type AutosaveStatusProps } from './AutosaveStatus.tsx'
