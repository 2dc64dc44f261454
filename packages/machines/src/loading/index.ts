export { isLoading, type LoadingActorRef, type LoadingSnapshot, loadingMachine } from './loading.machine.ts'
export type * from './loading.types.ts'
