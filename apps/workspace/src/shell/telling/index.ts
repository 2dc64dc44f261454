export { DownloadCentre } from './DownloadCentre.tsx'
export { MessageBell } from './MessagePanel.tsx'
export { useMessageToasts } from './use-message-toasts.ts'
