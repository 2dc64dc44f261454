export { DownloadCentre } from './DownloadCentre.tsx'
export { MessageBell } from './MessageBell.tsx'
export { useMessageToasts } from './use-message-toasts.ts'
