import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { approver, auditor, dispatcher, example, recordIn, system, tester } from './example-progression.ts'
import {
  createWorkflowMachine,
  decideMove,
  type Move,
  type Mover,
  type Progression,
  possibleMoves,
  progressionFaults,
  recordAfter,
  type WorkflowEmitted,
  type WorkflowRecord,
} from './index.ts'

describe('deciding', () => {
  test('[FLOW-1] an allowed move says where it leads, and which duty it gives', () => {
    expect(decideMove(example, recordIn('300'), tester, 'submit')).toEqual({ allowed: true, to: '400' })
    expect(decideMove(example, recordIn('400'), auditor, 'audit')).toEqual({ allowed: true, to: '500', duty: 'auditor' })
  })

  test.each<[string, WorkflowRecord, Mover, string, string | undefined, string]>([
    ['an action that there is not', recordIn('300'), tester, 'bless', undefined, 'unknown-action'],
    ['an action with a name of the language', recordIn('300'), tester, 'constructor', undefined, 'unknown-action'],
    ['a move from elsewhere', recordIn('300'), auditor, 'audit', undefined, 'state'],
    ['a move out of a final state', recordIn('1000'), dispatcher, 'discard', 'because', 'state'],
    ['somebody without the role', recordIn('300'), auditor, 'submit', undefined, 'role'],
    ['a person where only the system moves', recordIn('500'), approver, 'finish', undefined, 'role'],
    ['the tester who audits', recordIn('400'), { personId: 'li', roles: ['auditor'] }, 'audit', undefined, 'four-eyes'],
    [
      'a tester who is not the assigned one',
      recordIn('300'),
      { personId: 'wu', roles: ['tester'] },
      'submit',
      undefined,
      'not-assigned',
    ],
    ['a tester where nobody is assigned', recordIn('300', { duties: {} }), tester, 'submit', undefined, 'not-assigned'],
    ['a duty that is given to nobody', recordIn('300'), dispatcher, 'assign', undefined, 'assignee'],
    ['no reason', recordIn('400'), auditor, 'return', undefined, 'reason'],
    ['a reason of blanks', recordIn('400'), auditor, 'return', '    ', 'reason'],
    ['a reason of one character', recordIn('400'), auditor, 'return', ' 错 ', 'reason'],
    ['a reason of 501 characters', recordIn('400'), auditor, 'return', '错'.repeat(501), 'reason'],
    ['a fact that is not true', recordIn('300', { facts: { complete: false } }), tester, 'submit', undefined, 'fact:complete'],
    ['a fact that nobody stated', recordIn('300', { facts: {} }), tester, 'submit', undefined, 'fact:complete'],
  ])('[FLOW-1] %s is refused with its reason', (_, record, who, action, reason, refusal) => {
    const named = refusal === 'four-eyes' ? { held: 'tester' } : {}
    expect(decideMove(example, record, who, action, reason)).toStrictEqual({ allowed: false, refusal, ...named })
  })

  test('[FLOW-1][PERM-1] four eyes name the duty that forbids a move, also among what is possible: the first that the move names', () => {
    const record = recordIn('400', { duties: { tester: 'li', auditor: 'li' } })
    const who = { personId: 'li', roles: ['auditor'] }
    const offered = possibleMoves(example, record, who).find(({ action }) => action === 'audit')
    expect(offered).toMatchObject({ allowed: false, refusal: 'four-eyes', held: 'tester' })
    const both: Progression = {
      ...example,
      moves: [{ action: 'a', from: ['400'], to: '500', by: ['auditor'], notBy: ['auditor', 'tester'] }],
    }
    expect(decideMove(both, record, who, 'a')).toStrictEqual({ allowed: false, refusal: 'four-eyes', held: 'auditor' })
    expect(possibleMoves(example, record, auditor).every((move) => !('held' in move))).toBe(true)
  })

  test('[FLOW-1] a reason of 2 to 500 characters will do, counted as people count', () => {
    for (const reason of ['有误', '错'.repeat(500), '𠮷'.repeat(500)]) {
      expect(decideMove(example, recordIn('400'), auditor, 'return', reason).allowed).toBe(true)
    }
    expect(decideMove(example, recordIn('400'), auditor, 'return', '𠮷').allowed).toBe(false)
  })

  test('[FLOW-1] a reason where none is needed may be given, but not at any length', () => {
    expect(decideMove(example, recordIn('300'), tester, 'submit', 'a word').allowed).toBe(true)
    expect(decideMove(example, recordIn('300'), tester, 'submit', 'x'.repeat(501))).toMatchObject({ refusal: 'reason' })
  })

  test('[FLOW-1] of moves with one action the state to reach tells which is meant', () => {
    const record = recordIn('500')
    expect(decideMove(example, record, approver, 'return', '措辞')).toMatchObject({ to: '300' })
    expect(decideMove(example, record, approver, 'return', '措辞', '400')).toMatchObject({ to: '400' })
    expect(decideMove(example, record, auditor, 'return', '措辞', '400')).toEqual({ allowed: false, refusal: 'role' })
    expect(decideMove(example, record, approver, 'return', '措辞', '1000')).toEqual({ allowed: false, refusal: 'state' })
  })

  test('[FLOW-1] a duty named as something of the language belongs to nobody', () => {
    const odd: Progression = {
      ...example,
      moves: [{ action: 'a', from: ['300'], to: '400', by: ['tester'], onlyBy: ['constructor'], requires: ['toString'] }],
    }
    expect(decideMove(odd, recordIn('300'), tester, 'a')).toEqual({ allowed: false, refusal: 'not-assigned' })
  })
})

describe('giving a duty away', () => {
  test('[FLOW-1] a move that gives a duty needs a person, and says who got it', () => {
    const asked = (assignee?: string) =>
      decideMove(example, recordIn('300'), dispatcher, 'assign', undefined, undefined, assignee)
    expect(asked('wu')).toStrictEqual({ allowed: true, to: '300', assigned: { duty: 'tester', personId: 'wu' } })
    expect(asked(' ')).toEqual({ allowed: false, refusal: 'assignee' })
    expect(decideMove(example, recordIn('300'), tester, 'submit', undefined, undefined, 'wu')).toStrictEqual({
      allowed: true,
      to: '400',
    })
  })

  test('[FLOW-1] a reason that is missing comes before the person, the person before the facts', () => {
    const strict: Progression = {
      ...example,
      moves: [
        { action: 'give', from: ['300'], to: '400', by: ['tester'], needsReason: true, assigns: 'auditor', requires: ['paid'] },
      ],
    }
    const refusal = (reason?: string, assignee?: string) =>
      decideMove(strict, recordIn('300'), tester, 'give', reason, undefined, assignee)
    expect(refusal()).toMatchObject({ refusal: 'reason' })
    expect(refusal('有误')).toMatchObject({ refusal: 'assignee' })
    expect(refusal('有误', 'wu')).toMatchObject({ refusal: 'fact:paid' })
  })

  test('[FLOW-1] the record knows both whom the mover became and whom the mover named', () => {
    expect(
      recordAfter(recordIn('300'), dispatcher, { to: '400', duty: 'dispatcher', assigned: { duty: 'tester', personId: 'wu' } }),
    ).toEqual({ ...recordIn('400'), duties: { tester: 'wu', dispatcher: 'chen' } })
  })

  test('[FLOW-1] a move that ends a duty leaves it with nobody, and the others where they are', () => {
    const taken: Progression = {
      ...example,
      moves: [{ action: 'takeBack', from: ['400'], to: '300', by: ['dispatcher'], releases: 'tester' }],
    }
    const record = recordIn('400', { duties: { tester: 'li', auditor: 'wang' } })
    const decision = decideMove(taken, record, dispatcher, 'takeBack')
    expect(decision).toStrictEqual({ allowed: true, to: '300', released: 'tester' })
    if (!decision.allowed) return
    expect(recordAfter(record, dispatcher, decision)).toStrictEqual({ ...recordIn('300'), duties: { auditor: 'wang' } })
  })

  test('[FLOW-1][PERM-1] a screen is told for which duty it must ask for a person', () => {
    expect(possibleMoves(example, recordIn('300'), dispatcher)).toContainEqual({
      action: 'assign',
      to: '300',
      needsReason: false,
      assigns: 'tester',
      allowed: true,
    })
  })
})

describe('offering', () => {
  test('[FLOW-1][PERM-1] each move from here, with what stands against it', () => {
    expect(possibleMoves(example, recordIn('500'), approver)).toEqual([
      { action: 'return', to: '300', needsReason: true, allowed: true },
      { action: 'return', to: '400', needsReason: true, allowed: true },
      { action: 'finish', to: '1000', needsReason: false, allowed: false, refusal: 'role' },
      { action: 'discard', to: '0', needsReason: true, allowed: false, refusal: 'role' },
    ])
    expect(possibleMoves(example, recordIn('1000'), dispatcher)).toEqual([])
  })
})

describe('moving', () => {
  function workflow() {
    const actor = createActor(createWorkflowMachine(example), { input: recordIn('300') }).start()
    const told: WorkflowEmitted[] = []
    actor.on('*', (emitted) => told.push(emitted))
    return { actor, told, state: () => actor.getSnapshot().value }
  }

  test('[FLOW-1] from testing to the end, each by the right person', () => {
    const { actor, told, state } = workflow()
    actor.send({ type: 'MOVE.submit', who: tester })
    actor.send({ type: 'MOVE.audit', who: auditor })
    expect(actor.getSnapshot().context.record.duties).toEqual({ tester: 'li', auditor: 'wang' })
    actor.send({ type: 'MOVE.finish', who: system })
    expect(state()).toBe('1000')
    expect(told).toEqual([
      { type: 'moved', action: 'submit', from: '300', to: '400', who: tester, reason: '' },
      { type: 'moved', action: 'audit', from: '400', to: '500', who: auditor, reason: '' },
      { type: 'moved', action: 'finish', from: '500', to: '1000', who: system, reason: '' },
    ])
  })

  test('[FLOW-1] a forbidden move changes nothing and says why', () => {
    const { actor, told, state } = workflow()
    actor.send({ type: 'MOVE.submit', who: auditor })
    actor.send({ type: 'MOVE.audit', who: auditor })
    actor.send({ type: 'MOVE.bless', who: auditor })
    expect(state()).toBe('300')
    expect(told).toEqual([
      { type: 'refused', action: 'submit', from: '300', reason: 'role' },
      { type: 'refused', action: 'audit', from: '300', reason: 'state' },
      { type: 'refused', action: 'bless', from: '300', reason: 'unknown-action' },
    ])
  })

  test('[FLOW-1] who is named gets the duty, and may do what it is needed for', () => {
    const { actor, told, state } = workflow()
    const wu: Mover = { personId: 'wu', roles: ['tester'] }
    actor.send({ type: 'MOVE.assign', who: dispatcher })
    actor.send({ type: 'MOVE.assign', who: dispatcher, assignee: 'wu' })
    actor.send({ type: 'MOVE.submit', who: tester })
    actor.send({ type: 'MOVE.submit', who: wu })
    expect(state()).toBe('400')
    expect(told).toEqual([
      { type: 'refused', action: 'assign', from: '300', reason: 'assignee' },
      {
        type: 'moved',
        action: 'assign',
        from: '300',
        to: '300',
        who: dispatcher,
        reason: '',
        assigned: { duty: 'tester', personId: 'wu' },
      },
      { type: 'refused', action: 'submit', from: '300', reason: 'not-assigned' },
      { type: 'moved', action: 'submit', from: '300', to: '400', who: wu, reason: '' },
    ])
  })

  test('[FLOW-1] a reason is told without the blanks around it', () => {
    const { actor, told } = workflow()
    actor.send({ type: 'MOVE.discard', who: dispatcher, reason: ' 重复登记 ' })
    expect(told).toMatchObject([{ type: 'moved', to: '0', reason: '重复登记' }])
  })

  test('[FLOW-3] the record as the server knows it replaces what was thought', () => {
    const { actor, state } = workflow()
    actor.send({ type: 'RECORD.CHANGED', record: recordIn('500', { duties: { tester: 'li', auditor: 'wang' } }) })
    expect(state()).toBe('500')
    actor.send({ type: 'RECORD.CHANGED', record: recordIn('elsewhere') })
    expect(state()).toBe('500')
    actor.send({ type: 'MOVE.return', who: approver, reason: '措辞', to: '400' })
    expect(state()).toBe('400')
  })
})

describe('progressions', () => {
  test('[FLOW-1] a sound progression has no faults', () => {
    expect(progressionFaults(example)).toEqual([])
  })

  test('[FLOW-1] an unsound one makes no machine, and says what is wrong with it', () => {
    const unsound: Progression = {
      name: 'unsound',
      initial: '1',
      states: ['1', '1', '2', '3'],
      final: ['9'],
      moves: [{ action: 'go', from: ['1'], to: '2', by: [] }],
    }
    expect(() => createWorkflowMachine(unsound)).toThrow(
      'unsound: a state is listed twice.\nunsound: 9 is none of its states.\nunsound: no move leads to 3.\nunsound: nobody may go.',
    )
  })
})

describe('rules of a progression', () => {
  const move = (changed: Partial<Move>): Move => ({ action: 'go', from: ['1'], to: '2', by: ['a'], ...changed })
  const of = (moves: readonly Move[], states = ['1', '2']): Progression => ({ name: 'p', initial: '1', states, final: [], moves })

  test('[FLOW-1] of several duties that may act, one is enough', () => {
    const rules = of([move({ onlyBy: ['tester', 'auditor'] })])
    const record = { state: '1', duties: { tester: 'li', auditor: 'wang' }, facts: {} }
    for (const personId of ['li', 'wang'])
      expect(decideMove(rules, record, { personId, roles: ['a'] }, 'go')).toEqual({ allowed: true, to: '2' })
    expect(decideMove(rules, record, { personId: 'zhao', roles: ['a'] }, 'go')).toEqual({
      allowed: false,
      refusal: 'not-assigned',
    })
  })

  test('[FLOW-1] a decision and a possible move say what they have to say, and nothing else', () => {
    const rules = of([move({})])
    const record = { state: '1', duties: {}, facts: {} }
    const who = { personId: 'li', roles: ['a'] }
    expect(decideMove(rules, record, who, 'go')).toStrictEqual({ allowed: true, to: '2' })
    expect(possibleMoves(rules, record, who)).toStrictEqual([{ action: 'go', to: '2', needsReason: false, allowed: true }])
  })

  test('[FLOW-1] states of moves are states of the progression', () => {
    expect(progressionFaults(of([move({ from: ['1', '8'] }), move({ to: '9' })]))).toEqual([
      'p: 8 is none of its states.',
      'p: 9 is none of its states.',
    ])
  })

  test('[FLOW-1] what is reached only from where nobody comes is not reached; one of several ways is enough', () => {
    expect(progressionFaults(of([move({ from: ['3'], to: '2' })], ['1', '2', '3']))).toEqual([
      'p: no move leads to 2.',
      'p: no move leads to 3.',
    ])
    expect(progressionFaults(of([move({ from: ['1', '3'], to: '2' }), move({ from: ['2'], to: '3' })], ['1', '2', '3']))).toEqual(
      [],
    )
  })
})

const states = ['0', '1', '2', '3']
const roles = ['a', 'b', 'system']
const anyMove: fc.Arbitrary<Move> = fc.record({
  action: fc.constantFrom('go', 'return', 'stop'),
  from: fc.subarray(states, { minLength: 1 }),
  to: fc.constantFrom(...states),
  by: fc.subarray(roles, { minLength: 1 }),
  needsReason: fc.boolean(),
  notBy: fc.subarray(['one', 'two']),
  onlyBy: fc.subarray(['one', 'two'], { maxLength: 1 }),
  requires: fc.subarray(['ready']),
})
/** A chain keeps every state reachable; the rest is as it comes. */
const anyProgression: fc.Arbitrary<Progression> = fc.array(anyMove, { maxLength: 8 }).map((moves) => ({
  name: 'any',
  initial: '0',
  states,
  final: [],
  moves: [...moves, ...['1', '2', '3'].map((to, place) => ({ action: 'go', from: [String(place)], to, by: ['a'] }))],
}))
const anyRecord: fc.Arbitrary<WorkflowRecord> = fc.record({
  state: fc.constantFrom(...states),
  duties: fc.record({ one: fc.constantFrom('p', 'q'), two: fc.constantFrom('p', 'q') }, { requiredKeys: [] }),
  facts: fc.record({ ready: fc.boolean() }, { requiredKeys: [] }),
})
const anyMover: fc.Arbitrary<Mover> = fc.record({ personId: fc.constantFrom('p', 'q'), roles: fc.subarray(roles) })
const anyAction = fc.constantFrom('go', 'return', 'stop', 'unheard')
const anyReason = fc.constantFrom(undefined, '', '有误', 'x'.repeat(501))

propertyTest.prop([anyProgression, anyRecord, anyMover, anyAction, anyReason, fc.constantFrom(undefined, ...states)])(
  '[FLOW-1] the machine moves exactly where the decision allows it, and nowhere else',
  (progression, record, who, action, reason, to) => {
    const actor = createActor(createWorkflowMachine(progression), { input: {} }).start()
    const told: WorkflowEmitted[] = []
    actor.on('*', (emitted) => told.push(emitted))
    actor.send({ type: 'RECORD.CHANGED', record })
    actor.send({ type: `MOVE.${action}`, who, ...(reason === undefined ? {} : { reason }), ...(to === undefined ? {} : { to }) })
    const decision = decideMove(progression, record, who, action, reason, to)
    const { context, value } = actor.getSnapshot()
    if (decision.allowed) {
      expect(value).toBe(decision.to)
      expect(context.record).toEqual(recordAfter(record, who, decision))
      expect(told).toMatchObject([{ type: 'moved', action, from: record.state, to: decision.to }])
    } else {
      expect(value).toBe(record.state)
      const { refusal, held } = decision
      expect(told).toEqual([{ type: 'refused', action, from: record.state, reason: refusal, held }])
      expect(held !== undefined).toBe(refusal === 'four-eyes')
    }
  },
)

propertyTest.prop([anyProgression, anyRecord, anyMover])(
  '[FLOW-1][PERM-1] what is offered is what would be allowed with a good reason',
  (progression, record, who) => {
    for (const { action, to, allowed } of possibleMoves(progression, record, who)) {
      if (allowed) expect(decideMove(progression, record, who, action, '有误', to).allowed).toBe(true)
    }
    const offered = possibleMoves(progression, record, who).filter((move) => move.allowed)
    for (const action of ['go', 'return', 'stop']) {
      for (const to of states) {
        const decided = decideMove(progression, record, who, action, '有误', to).allowed
        expect(offered.some((move) => move.action === action && move.to === to)).toBe(decided)
      }
    }
  },
)

propertyTest.prop([anyProgression, anyRecord, anyMover])(
  '[FLOW-1] nobody passes four eyes, whatever the roles',
  (progression, record, who) => {
    for (const move of progression.moves) {
      const mine = (move.notBy ?? []).some((duty) => record.duties[duty] === who.personId)
      const strict: Progression = { ...progression, moves: [move] }
      if (mine) expect(decideMove(strict, record, who, move.action, '有误').allowed).toBe(false)
    }
  },
)
