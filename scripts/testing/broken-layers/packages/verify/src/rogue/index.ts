export { string } from 'zod/mini'
