export { callsById, contractDocument } from './contract-table.ts'
export { callsNamedIn } from './named-in-tests.ts'
export { type SpecifiedCall, specifiedCalls } from './specified-calls.ts'
export { testFiles } from './test-files.ts'
