export { NoticePopup, type NoticePopupProps } from './NoticePopup.tsx'
export { type NoticePopupOptions, useNoticePopup } from './use-notice-popup.ts'
