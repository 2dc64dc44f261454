export { type BladeXServer, createBladeX } from './bladex-server.ts'
export type { BladeXSettings } from './sessions.ts'
