import { progressions } from '@etalon/api/domain'
import { createWorkflowMachine, decideMove, progressionFaults } from '@etalon/machines/workflow'
import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

describe.each(progressions.map((progression) => ({ name: progression.name, progression })))('$name', ({ progression }) => {
  const actions = [...new Set(progression.moves.map(({ action }) => action))]
  const roles = [...new Set(progression.moves.flatMap(({ by }) => by))]
  const duties = [...new Set(progression.moves.flatMap(({ duty, notBy = [], onlyBy = [] }) => [duty ?? '', ...notBy, ...onlyBy]))]
  const facts = [...new Set(progression.moves.flatMap(({ requires = [] }) => requires))]

  test('[FLOW-1] its table is sound: every state is reached, every move leads from known states to known states', () => {
    expect(progressionFaults(progression)).toEqual([])
  })

  propertyTest.prop([
    fc.array(
      fc.record({
        action: fc.constantFrom(...actions, 'unheard', '__proto__'),
        to: fc.constantFrom(undefined, ...progression.states),
        personId: fc.constantFrom('a', 'b'),
        roles: fc.subarray(roles),
        reason: fc.constantFrom(undefined, '', '有误'),
      }),
      { maxLength: 40 },
    ),
    fc.dictionary(fc.constantFrom('', ...duties), fc.constantFrom('a', 'b')),
    fc.dictionary(fc.constantFrom('none', ...facts), fc.boolean()),
  ])(
    '[FLOW-1] whoever tries whatever in whatever order, it never leaves its table, and no final state is left',
    (tries, held, stated) => {
      const actor = createActor(createWorkflowMachine(progression), { input: { duties: held, facts: stated } }).start()
      for (const { action, to, personId, roles: own, reason } of tries) {
        const { record } = actor.getSnapshot().context
        const who = { personId, roles: own }
        actor.send({
          type: `MOVE.${action}`,
          who,
          ...(reason === undefined ? {} : { reason }),
          ...(to === undefined ? {} : { to }),
        })
        const after = actor.getSnapshot().context.record
        if (after.state === record.state && JSON.stringify(after) === JSON.stringify(record)) continue
        const move = progression.moves.find(
          (one) => one.action === action && one.from.includes(record.state) && one.to === after.state,
        )
        expect(move, `${action}: ${record.state} → ${after.state}`).toBeDefined()
        expect(progression.final).not.toContain(record.state)
        expect(own.some((role) => move?.by.includes(role))).toBe(true)
        for (const duty of move?.notBy ?? []) expect(record.duties[duty]).not.toBe(personId)
        // One of them is enough.
        if (move?.onlyBy) expect(move.onlyBy.map((duty) => record.duties[duty])).toContain(personId)
        for (const fact of move?.requires ?? []) expect(record.facts[fact]).toBe(true)
        expect(decideMove(progression, record, who, action, reason, ...(to === undefined ? [] : [to])).allowed).toBe(true)
      }
    },
  )
})
