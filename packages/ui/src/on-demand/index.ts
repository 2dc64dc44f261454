export { type OnDemandPart, useOnDemand } from './use-on-demand.ts'
