export { describes, type Reference } from './reference.ts'
