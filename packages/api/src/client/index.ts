export { type Client, type ClientOptions, createClient, downloadTimeout, type Parts, requestTimeout } from './client.ts'
export { CallProblem, type FieldProblem, type ProblemKind } from './problem.ts'
