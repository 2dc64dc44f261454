export { createToasts, type ToastCentre, type ToastMessage, Toasts, type ToastsProps } from './Toasts.tsx'
