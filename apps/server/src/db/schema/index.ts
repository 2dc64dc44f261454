export * from './access.ts'
export * from './organisation.ts'
export * from './telling.ts'
export * from './work.ts'
