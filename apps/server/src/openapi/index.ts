export { describeContract, type OpenApi } from './describe-contract.ts'
