export { createClient, downloadTimeout, noPermission, requestTimeout } from './client.ts'
export type { Client, ClientOptions, Dialect, Manner, Parts } from './client-options.ts'
export { CallProblem, type FieldProblem, type ProblemDetails, type ProblemKind } from './problem.ts'
export type { Progress } from './progress.ts'
