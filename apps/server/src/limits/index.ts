export { whoseAddress } from './whose-address.ts'
