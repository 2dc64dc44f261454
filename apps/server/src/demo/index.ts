export { demoPassword, institute, people } from './institute.ts'
export { seedInstitute } from './seed-institute.ts'
export { seedOrders } from './seed-orders.ts'
