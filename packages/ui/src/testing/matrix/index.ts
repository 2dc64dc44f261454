export { inEveryLook, inItsOwnWindow, type Mode, plainLook } from './every-look.ts'
export { Cell, MatrixGrid, Row, useSay } from './MatrixGrid.tsx'
