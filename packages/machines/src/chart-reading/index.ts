export { type ChartReadingActorRef, type ChartReadingSnapshot, chartReadingMachine } from './chart-reading.machine.ts'
export type * from './chart-reading.types.ts'
