export { type OnDemandPart, useOnDemand } from './use-on-demand.ts'
export { whenIdle } from './when-idle.ts'
