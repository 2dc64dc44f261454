export { LockPassword, type LockPasswordProps } from './LockPassword.tsx'
export { LockScreen, type LockScreenProps } from './LockScreen.tsx'
export { type LockScreenOptions, useLockScreen } from './use-lock-screen.ts'
