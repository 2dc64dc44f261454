import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { after, defineModel, done, failed } from './index.ts'

const gate = setup({
  types: { events: {} as { type: 'OPEN'; key: boolean } | { type: 'CLOSE' } | { type: 'BREAK' } },
  guards: { fits: (_, params: { key: boolean }) => params.key },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'open', guard: { type: 'fits', params: ({ event }) => ({ key: event.key }) } } } },
    open: { on: { CLOSE: 'closed', BREAK: 'broken' } },
    broken: {},
  },
})

test('[PKG-4] a walk with every event meets every state, transition and outcome', () => {
  const { states, transitions, guards } = defineModel({
    name: 'gate',
    machine: gate,
    inputs: [undefined],
    events: [{ type: 'OPEN', key: true }, { type: 'OPEN', key: false }, { type: 'CLOSE' }, { type: 'BREAK' }],
  }).walk()
  expect([states.missing, transitions.missing, guards.missing]).toEqual([[], [], []])
  expect([states.total, transitions.total, guards.total]).toEqual([4, 3, 2])
})

test('[PKG-4] a walk names the states, transitions and outcomes that it never met', () => {
  const { states, transitions, guards } = defineModel({
    name: 'gate',
    machine: gate,
    inputs: [undefined],
    events: [{ type: 'OPEN', key: true }, { type: 'CLOSE' }],
  }).walk()
  expect(states.missing).toEqual(['gate.broken'])
  expect(transitions.missing).toEqual(['gate.open --BREAK#0--> gate.broken'])
  expect(guards.missing).toEqual(['gate.closed --OPEN#0--> gate.open no'])
})

test('[PKG-4] a walk stops where an invariant is broken', () => {
  const model = defineModel({
    name: 'gate',
    machine: gate,
    inputs: [undefined],
    events: [{ type: 'OPEN', key: true }, { type: 'BREAK' }],
    invariant: (snapshot) => {
      if (snapshot.matches('broken')) throw new Error('the gate broke')
    },
  })
  expect(() => model.walk()).toThrow('the gate broke')
})

test('[PKG-4] actors and delays are walked by the events that xstate would send', () => {
  const lamp = setup({ actors: { gate }, delays: { warm: 100 } }).createMachine({
    id: 'lamp',
    initial: 'warming',
    states: {
      warming: { after: { warm: 'asking' } },
      asking: { invoke: { id: 'ask', src: 'gate', onDone: 'on', onError: 'warming' } },
      on: {},
    },
  })
  const { states, transitions } = defineModel({
    name: 'lamp',
    machine: lamp,
    inputs: [undefined],
    events: [after('warm', 'lamp.warming'), done('ask', undefined), failed('ask')],
  }).walk()
  expect([states.missing, transitions.missing]).toEqual([[], []])
})
