import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AvailableTester, certifiedUntil, proposeAssignments, takeRefusal, takerRefusal, type WaitingWork } from './index.ts'

const today = '2026-11-24'
const pressure = { technologyDomain: '12', abilityType: '1' }
const holds = (validUntil: string, kind = pressure) => ({ ...kind, validUntil })

describe('[BIZ-17] who may be given a piece of work', () => {
  test('whoever has a certificate for its domain and kind that counts today, also on its last day', () => {
    expect(takeRefusal(pressure, [holds(today)], today)).toBeUndefined()
    expect(takeRefusal(pressure, [holds('2025-01-01'), holds('2027-01-01'), holds('2026-01-01')], today)).toBeUndefined()
  })
  test('nobody else: the reason says whether there is none, or until when it counted', () => {
    expect(takeRefusal(pressure, [], today)).toEqual({ why: 'no-certificate' })
    const others = [
      holds('2028-01-01', { technologyDomain: '04', abilityType: '1' }),
      holds('2028-01-01', { technologyDomain: '12', abilityType: '2' }),
    ]
    expect(takeRefusal(pressure, others, today)).toEqual({ why: 'no-certificate' })
    expect(takeRefusal(pressure, [holds('2026-11-15'), holds('2026-11-23'), ...others], today)).toEqual({
      why: 'expired',
      validUntil: '2026-11-23',
    })
  })
  test('[SYS-6] of work that was dispatched to a group only its members, with a certificate as ever', () => {
    const grouped = { ...pressure, groupId: '7' }
    expect(takerRefusal(grouped, { certificates: [holds(today)], groups: ['3', '7'] }, today)).toBeUndefined()
    expect(takerRefusal(grouped, { certificates: [holds(today)], groups: ['3'] }, today)).toEqual({ why: 'outside-group' })
    expect(takerRefusal(grouped, { certificates: [holds(today)] }, today)).toEqual({ why: 'outside-group' })
    expect(takerRefusal(grouped, { certificates: [], groups: ['7'] }, today)).toEqual({ why: 'no-certificate' })
    expect(takerRefusal({ ...pressure, groupId: null }, { certificates: [holds(today)] }, today)).toBeUndefined()
  })
  test('until when a certificate counts is that of the last one', () => {
    expect(certifiedUntil(pressure, [holds('2026-01-01'), holds('2027-01-01')])).toBe('2027-01-01')
    expect(certifiedUntil(pressure, [])).toBeUndefined()
  })
})

const waits = (id: string, due: string | null = null, changes: Partial<WaitingWork> = {}): WaitingWork => ({
  ...pressure,
  id,
  due,
  minutes: 60,
  isBlocked: false,
  ...changes,
})
const tester = (staffId: string, load = 0, certificates = [holds('2028-01-01')]): AvailableTester => ({
  staffId,
  load,
  certificates,
})

describe('[BIZ-4] a proposal of who does what', () => {
  test('the most urgent first, what has no day last, each to whoever has the least in hand by then', () => {
    const proposed = proposeAssignments(
      [waits('late', null), waits('soon', '2026-11-25'), waits('over', '2026-11-20')],
      [tester('busy', 90), tester('free', 0)],
      today,
    )
    expect(proposed).toEqual([
      { id: 'over', staffId: 'free', loadAfter: 60 },
      { id: 'soon', staffId: 'free', loadAfter: 120 },
      { id: 'late', staffId: 'busy', loadAfter: 150 },
    ])
  })
  test('nobody for what nobody may take', () => {
    const nobody = [{ id: 'a', staffId: null, loadAfter: 0 }]
    expect(proposeAssignments([waits('a')], [], today)).toEqual(nobody)
    expect(proposeAssignments([waits('a', null, { isBlocked: true })], [tester('free')], today)).toEqual(nobody)
    expect(proposeAssignments([waits('a')], [tester('expired', 0, [holds('2026-11-23')])], today)).toEqual(nobody)
  })
  test('whatever waits, each piece is named once, and nobody is proposed who may not take it', () => {
    const kinds = fc.constantFrom('04', '10', '12').map((technologyDomain) => ({ technologyDomain, abilityType: '1' }))
    const days = fc.constantFrom('2026-11-01', today, '2026-12-24')
    const work = fc.array(
      fc.record({ kind: kinds, due: fc.option(days), minutes: fc.integer({ min: 1, max: 600 }), isBlocked: fc.boolean() }),
    )
    const people = fc.array(
      fc.record({ load: fc.integer({ min: 0, max: 3000 }), certificates: fc.array(fc.tuple(kinds, days)) }),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(work, people, (given, staff) => {
        const waiting = given.map(({ kind, ...one }, place) => ({ ...kind, ...one, id: String(place) }))
        const testers = staff.map(({ load, certificates }, place) =>
          tester(
            String(place),
            load,
            certificates.map(([kind, until]) => holds(until, kind)),
          ),
        )
        const proposed = proposeAssignments(waiting, testers, today)
        expect(proposed.map(({ id }) => id).toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
        for (const { id, staffId } of proposed) {
          const one = waiting[Number(id)]
          const able = testers.filter(
            ({ certificates }) => one && !one.isBlocked && takeRefusal(one, certificates, today) === undefined,
          )
          expect(able.map((each) => each.staffId).includes(staffId ?? '')).toBe(able.length > 0)
        }
      }),
    )
  })
})
