export { type Grown, grow, type Planted, toNodes } from './tree.ts'
