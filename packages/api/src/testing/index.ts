export { type BladeXServer, type BladeXSettings, createBladeX } from './bladex/index.ts'
export { type Answer, bodyOf, json, type Listening, listen, ok } from './listening.ts'
export { type OneAfterAnother, oneAfterAnother } from './one-after-another.ts'
export { problemOf } from './problem-of.ts'
