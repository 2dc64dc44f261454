import * as z from 'zod/mini'
import type { Dialect } from '../client/index.ts'
import { type Call, defineCall, menuCalls, type Schema, sessionCalls } from '../contract/index.ts'
import { isAbsent, readByType } from './read-by-type.ts'

/** Who is signed in, as BladeX tells it: roles are a comma list, and of what only Etalon knows there is nothing. */
const userInfo = z.pipe(
  z.looseObject({ roleName: z.optional(z.nullable(z.string())) }),
  z.transform(({ roleName, ...rest }) => ({
    passwordChangeRequired: false,
    ...rest,
    roles: 'roles' in rest ? rest.roles : (roleName ?? '').split(',').filter(Boolean),
  })),
)

/** What of an answer is called otherwise than in the contract. */
function renamed(call: Call, value: unknown): unknown {
  if (call.path !== sessionCalls.userInfo.path || isAbsent(value)) return value
  const read = z.safeParse(userInfo, value)
  return read.success ? read.data : value
}

/** Whoever did what was asked answers nothing, under the code of success; what only tells something has nothing to tell. */
const isDone = (call: Call, value: unknown) =>
  call.method === 'POST' && (call.answer as Schema)._zod.def.type === 'boolean' && isAbsent(value)

/**
 * How BladeX and SpringBlade speak, for the client's `dialect`. Both send lists, records and pages alike; in what they differ, the calls
 * of a session, `createBladeXSession` has their words.
 */
export const bladeXDialect: Dialect = {
  read: (call, value) => (isDone(call, value) ? true : readByType(call.answer as Schema, renamed(call, value))),
  probe: defineCall({ method: 'GET', path: menuCalls.buttons.path, answer: z.unknown(), auth: 'session', silent: true }),
}
