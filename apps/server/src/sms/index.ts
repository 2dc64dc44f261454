export { type CodeFor, livesSeconds, makeCode, spendCode, tryCode, waitSeconds } from './codes.ts'
export { outboxProvider, type SmsProvider, sendSms, type TextMessage } from './provider.ts'
