export type { BladeXCaptcha, BladeXPerson, BladeXSignedIn } from './answers.ts'
export { readCaptcha, readSignedIn } from './answers.ts'
export { bladeXDialect } from './dialect.ts'
export { plainDecimal } from './plain-decimal.ts'
export { readByType } from './read-by-type.ts'
export {
  type BladeXCredentials,
  type BladeXKind,
  type BladeXSession,
  type BladeXSessionOptions,
  createBladeXSession,
} from './session.ts'
