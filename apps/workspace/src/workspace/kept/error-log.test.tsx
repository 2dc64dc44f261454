import { type ErrorLogActorRef, errorLogMachine } from '@etalon/machines/error-log'
import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { caughtError, keepErrorLog, storedErrors } from './error-log.ts'
import { readStored } from './local-store.ts'

beforeEach(() => localStorage.clear())

/** The log of a page, as the root of the workspace owns one. */
function createErrorLog() {
  const log = createActor(errorLogMachine, { input: { saved: storedErrors(), now: () => Date.now() } })
  keepErrorLog(log)
  return log.start()
}
const messages = (log: ErrorLogActorRef) => log.getSnapshot().context.entries.map(({ message }) => message)

test('[LOG-1] errors and rejections that nobody handled are in the log, and there again on the next page', async () => {
  const log = createErrorLog()
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far'), message: 'too far' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  const promise = Promise.resolve()
  window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: new TypeError('not carried') }))
  window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'why' }))
  expect(messages(log)).toEqual(['why', 'TypeError: not carried', 'Script error.', 'RangeError: too far'])
  expect(log.getSnapshot().context.entries[3]).toMatchObject({ type: 'error', url: location.pathname })
  expect(messages(createErrorLog())).toEqual(messages(log))
})

test('[LOG-1] sizes that the browser tells a frame later are no error', async () => {
  const log = createErrorLog()
  const box = document.body.appendChild(document.createElement('div'))
  const reported = new Promise<ErrorEvent>((resolve) => window.addEventListener('error', resolve, { once: true }))
  const observer = new ResizeObserver(() => {
    box.style.height = `${box.offsetHeight + 1}px`
  })
  observer.observe(box)
  const { message } = await reported
  observer.disconnect()
  box.remove()
  expect(message).toMatch(/^ResizeObserver loop/)
  expect(messages(log)).toEqual([])
})

test('[LOG-1] no more is kept over a reload than leaves room for drafts', () => {
  const log = createErrorLog()
  for (let place = 0; place < 60; place += 1) log.send({ type: 'ERROR.CAUGHT', error: caughtError(new Error(`error ${place}`)) })
  expect(messages(log)).toHaveLength(60)
  expect(messages(createErrorLog())).toHaveLength(50)
  expect(messages(createErrorLog())[0]).toBe('Error: error 59')
})

test('[LOG-3] what is kept on this device has no secret in it', () => {
  const log = createErrorLog()
  log.send({ type: 'ERROR.CAUGHT', error: caughtError(new Error('access_token=abc.def')) })
  expect(JSON.stringify(readStored('etalon.errors'))).not.toContain('abc.def')
})
