export { onGrid } from './on-grid.ts'
export { whoseAddress } from './whose-address.ts'
