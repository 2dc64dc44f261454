import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type DialogStackEmitted, type DialogStackEvent, dialogStackMachine, topDialog } from './index.ts'

function stack(...events: DialogStackEvent[]) {
  const actor = createActor(dialogStackMachine).start()
  const told: Omit<DialogStackEmitted, 'type'>[] = []
  const send = (event: DialogStackEvent) => actor.send(event)
  events.forEach(send)
  actor.on('topChanged', ({ top, reason }) => told.push({ top, reason }))
  return { send, told, top: () => topDialog(actor.getSnapshot()), state: () => actor.getSnapshot() }
}
const opened = (id: string): DialogStackEvent => ({ type: 'DIALOG.OPENED', id })
const minimised = (id: string): DialogStackEvent => ({ type: 'DIALOG.MINIMISED', id })
const restored = (id: string): DialogStackEvent => ({ type: 'DIALOG.RESTORED', id })
const closed = (id: string): DialogStackEvent => ({ type: 'DIALOG.CLOSED', id })

test('[DLG-5] the dialog that was opened last has the keyboard; when it closes, the one below has it', () => {
  const { send, told, top, state } = stack()
  expect(state().matches('empty')).toBe(true)
  send(opened('form'))
  send(opened('question'))
  expect(top()).toBe('question')
  send(closed('question'))
  expect(top()).toBe('form')
  send(closed('form'))
  expect(top()).toBeUndefined()
  expect(state().matches('empty')).toBe(true)
  expect(told).toEqual([
    { top: 'form', reason: 'opened' },
    { top: 'question', reason: 'opened' },
    { top: 'form', reason: 'closed' },
    { top: undefined, reason: 'closed' },
  ])
})

test('[DLG-5] one that closes below another changes nothing for it', () => {
  const { send, told, top } = stack(opened('form'), opened('question'))
  send(closed('form'))
  expect(top()).toBe('question')
  expect(told).toEqual([])
})

test('[DLG-5] a minimised dialog hands the keyboard down, to the page when it was the only one; restored, it lies uppermost', () => {
  const { send, told, top, state } = stack(opened('form'), opened('ledger'))
  send(minimised('form'))
  expect(told).toEqual([])
  send(minimised('ledger'))
  expect(state().matches('shelved')).toBe(true)
  expect(state().context.shelf).toEqual(['form', 'ledger'])
  send(opened('question'))
  send(restored('form'))
  expect(top()).toBe('form')
  expect(state().context).toEqual({ open: ['question', 'form'], shelf: ['ledger'] })
  expect(told).toEqual([
    { top: undefined, reason: 'minimised' },
    { top: 'question', reason: 'opened' },
    { top: 'form', reason: 'restored' },
  ])
})

test('[DLG-5] a minimised dialog that is closed leaves the shelf; one that opens from there lies uppermost', () => {
  const { send, top, state } = stack(opened('form'), minimised('form'), opened('ledger'), minimised('ledger'))
  send(closed('form'))
  expect(state().context.shelf).toEqual(['ledger'])
  send(opened('ledger'))
  expect(top()).toBe('ledger')
  expect(state().context.shelf).toEqual([])
})

test('[DLG-5] one that is opened again comes up; what is not there is neither minimised nor restored', () => {
  const { send, told, state } = stack(opened('form'), opened('question'))
  send(minimised('nobody'))
  send(restored('nobody'))
  send(restored('form'))
  expect(told).toEqual([])
  send(opened('form'))
  expect(state().context).toEqual({ open: ['question', 'form'], shelf: [] })
  expect(told).toEqual([{ top: 'form', reason: 'opened' }])
})

test('[DLG-5][LOCK-5] when all are cleared, the page has the keyboard and the shelf is empty', () => {
  const { send, told, state } = stack(opened('form'), minimised('form'), opened('question'))
  send({ type: 'CLEARED' })
  expect(state().matches('empty')).toBe(true)
  expect(state().context).toEqual({ open: [], shelf: [] })
  expect(told).toEqual([{ top: undefined, reason: 'cleared' }])
})

const id = fc.constantFrom('a', 'b', 'c')
const anyEvent: fc.Arbitrary<DialogStackEvent> = fc.oneof(
  id.map(opened),
  id.map(minimised),
  id.map(restored),
  id.map(closed),
  fc.constant<DialogStackEvent>({ type: 'CLEARED' }),
)
propertyTest.prop([fc.array(anyEvent)])(
  '[DLG-5] whatever comes, a dialog is in one place, and who has the keyboard is told',
  (events) => {
    const { send, told, top, state } = stack()
    let known: string | undefined
    for (const event of events) {
      const before = told.length
      send(event)
      const { open, shelf } = state().context
      expect(new Set([...open, ...shelf]).size).toBe(open.length + shelf.length)
      expect(told.length - before).toBe(top() === known ? 0 : 1)
      known = top()
      if (told.length > before) expect(told.at(-1)?.top).toBe(known)
    }
  },
)
