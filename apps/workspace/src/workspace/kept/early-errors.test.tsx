import { errorLogMachine } from '@etalon/machines/error-log'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { tellPageError, watchPageErrors } from '../../page-errors.ts'
import { keepErrorLog, storedErrors } from './error-log.ts'

// The one test of this page: a page has its first log only once.
test('[LOG-1] what went wrong before there was a log is in it, at the address where it was', () => {
  localStorage.clear()
  const fail = (message: string) => window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }))
  const before = location.pathname
  watchPageErrors()
  fail('too early')
  tellPageError(new Error('not drawn'), 'in Shell')
  history.replaceState(null, '', '/login')
  const log = createActor(errorLogMachine, { input: { saved: storedErrors(), now: () => Date.now() } })
  keepErrorLog(log)
  log.start()
  history.replaceState(null, '', before)
  fail('later')
  expect(log.getSnapshot().context.entries).toMatchObject([
    { message: 'Error: later', url: before },
    { message: 'Error: not drawn', info: 'in Shell', url: before },
    { message: 'Error: too early', url: before },
  ])
})
