import { expect, test } from 'vitest'
import { sql } from '../db/index.ts'
import { startTestServer } from '../testing/index.ts'
import { loggedError } from './logged-error.ts'

const server = await startTestServer()
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  ['a value that the column cannot hold', sql`select ${'贺文舟 13874903316'}::int`, '22P02'],
  [
    'a row that is there already',
    sql`insert into counter values ('000000', ${'贺文舟 13874903316'}, 1), ('000000', ${'贺文舟 13874903316'}, 1)`,
    '23505',
  ],
])('[SRV-6] the log says of %s which fault it is and where, and no word of what was sent', async (_what, statement, code) => {
  const error = await failureOf(server.database.within('000000', (tx) => tx.execute(statement)))
  expect(String(error instanceof Error && error.stack)).toContain('贺文舟')
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'DrizzleQueryError', code, stack: expect.stringContaining('logged-error.test.ts') })
  expect(JSON.stringify(logged)).not.toMatch(/贺文舟|13874903316/)
})

test('[SRV-6] a fault of our own keeps its message', () => {
  expect(loggedError(new RangeError('the unit "x" is not known'))).toMatchObject({
    type: 'RangeError',
    message: 'the unit "x" is not known',
    stack: expect.stringContaining('logged-error.test.ts'),
  })
  expect(loggedError('thrown text')).toEqual({ type: 'string', code: undefined, message: '', stack: '' })
})
