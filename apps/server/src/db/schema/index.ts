export * from './organisation.ts'
export * from './work.ts'
