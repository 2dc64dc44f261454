export * from './dictionaries/index.ts'
export * from './progressions/index.ts'
