import { here } from '../this/index.ts'

export const that = here + 1
