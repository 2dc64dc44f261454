export { createToasts, type ToastCentre, type ToastMessage, Toasts } from './Toasts.tsx'
