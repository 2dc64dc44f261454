export { type Seeded, seedMany } from './seed-many.ts'
