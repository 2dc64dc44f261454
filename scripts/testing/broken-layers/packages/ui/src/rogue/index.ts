export { contract } from '../../../api/src/contract/index.ts'
