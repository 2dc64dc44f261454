export { demoPassword, institute, people } from './institute.ts'
export { randomFrom } from './random.ts'
export { seedInstitute } from './seed-institute.ts'
export { seedOrders } from './seed-orders.ts'
