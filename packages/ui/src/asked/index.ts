export { fromAsked } from './from-asked.ts'
