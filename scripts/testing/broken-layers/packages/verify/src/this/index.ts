export { that } from '../that/index.ts'
export const here = 1
