export { type OnDemandActorRef, type OnDemandSnapshot, onDemandMachine } from './on-demand.machine.ts'
export type * from './on-demand.types.ts'
