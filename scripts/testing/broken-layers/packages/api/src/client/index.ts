export { order } from '../contract/order.ts'
