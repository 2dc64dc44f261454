export { keyFingerprint } from './key-fingerprint.ts'
export { type BilingualName, parseStatement, type Statement, type StatementKind, statementType } from './statement.ts'
export { type PublicKeys, type StatementCheck, type StatementRefusal, verifyStatement } from './verify-statement.ts'
