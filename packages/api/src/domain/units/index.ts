export { dsiUnit } from './si-unit.ts'
