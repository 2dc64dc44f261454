export { labelsOf, type Moved, type MoveExtras, type MoveRequest, move } from './move.ts'
export type { Mover } from './mover.ts'
export { settleOrder } from './settle-order.ts'
export { itemTable, orderTable, reportTable, sampleTable, type WorkflowTable } from './tables.ts'
