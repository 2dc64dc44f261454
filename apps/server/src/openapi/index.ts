export { type AreaWords, contractWords, type Said } from './contract-words.ts'
export { describeContract, type OpenApi } from './describe-contract.ts'
export { registerApiDocs } from './register-docs.ts'
