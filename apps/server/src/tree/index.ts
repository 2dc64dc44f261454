export { lockTree } from './lock-tree.ts'
export { type Grown, grow, type Planted, toNodes } from './tree.ts'
