export { isStrongPassword, passwordLength } from './password.ts'
