import { createRequire } from 'node:module'

/**
 * Loads a part of drizzle-orm as CommonJS. For each import between its ES modules Node reads the whole of its exports anew, 180 kB: that is a
 * second of every start, where its CommonJS files take a tenth of one. All parts have to come the same way: they know each other's classes.
 */
export const required: NodeJS.Require = createRequire(import.meta.url)
