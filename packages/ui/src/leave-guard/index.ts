export { type LeaveGuardOptions, useLeaveGuard } from './use-leave-guard.ts'
