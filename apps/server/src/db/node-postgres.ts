// The one door to what drizzle-orm has for connections of pg.
import { required } from './required.ts'

const connections: typeof import('drizzle-orm/node-postgres') = required('drizzle-orm/node-postgres')
const migrations: typeof import('drizzle-orm/node-postgres/migrator') = required('drizzle-orm/node-postgres/migrator')

export const { drizzle } = connections
export const { migrate } = migrations
export type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres'
