import { describe, expect, test } from 'vitest'
import { dictionaries, isDictionaryCode } from '../dictionaries/index.ts'
import {
  contractProgression,
  factsOf,
  findMove,
  itemProgression,
  labelOfMove,
  leaveProgression,
  movesFrom,
  orderProgression,
  type Progression,
  periodProgression,
  pickupProgression,
  planProgression,
  quoteProgression,
  reportProgression,
  sampleProgression,
  sampleSettlementProgression,
  settlementProgression,
  standardProgression,
  validityProgression,
} from './index.ts'

const all: readonly Progression[] = [
  itemProgression,
  reportProgression,
  sampleProgression,
  orderProgression,
  pickupProgression,
  validityProgression,
  quoteProgression,
  contractProgression,
  settlementProgression,
  sampleSettlementProgression,
  planProgression,
  leaveProgression,
  standardProgression,
  periodProgression,
]

/** Every single step, written as the table of the domain writes it. */
const steps = (progression: Progression): readonly string[] =>
  progression.moves.flatMap((move) => move.from.map((from) => `${from}>${move.to} ${move.action}`)).toSorted()

describe.each(all.map((progression) => [progression.name, progression] as const))('%s', (_name, progression) => {
  test('[FLOW-1] knows every state that a move names, and every state can be reached', () => {
    const states = new Set(progression.states)
    expect(states.size).toBe(progression.states.length)
    for (const move of progression.moves) for (const state of [...move.from, move.to]) expect(states).toContain(state)
    const reached = new Set([progression.initial])
    for (const state of reached) for (const move of movesFrom(progression, state)) reached.add(move.to)
    expect([...reached].toSorted()).toEqual([...progression.states].toSorted())
  })

  test('[FLOW-1] is left nowhere but in its final states', () => {
    const stuck = progression.states.filter((state) => movesFrom(progression, state).length === 0)
    expect(stuck.toSorted()).toEqual([...progression.final].toSorted())
  })

  test('[FLOW-1] gives an action one meaning in each state', () => {
    const pairs = progression.moves.flatMap((move) => move.from.map((from) => `${move.action}@${from}`))
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test('[DICT-1] uses the keys of its dictionary, all of them', () => {
    if (!isDictionaryCode(progression.name))
      return expect(progression.name).toMatch(/^(pickup_state|validity|leave_state|contract_examine_status|period_state)$/)
    expect(dictionaries[progression.name].entries.map((entry) => entry.key).toSorted()).toEqual(
      [...progression.states].toSorted(),
    )
  })
})

test('[FLOW-1] an item moves forward one step at a time, back with a reason, and not out of done but by reopening', () => {
  expect(steps(itemProgression)).toEqual(
    [
      '100>200 dispatch',
      '200>300 assign',
      '200>100 giveBack',
      '300>350 lock',
      '350>300 unlock',
      '300>200 takeBack',
      '350>200 takeBack',
      '300>400 submit',
      '350>400 submit',
      '400>500 confirm',
      '400>300 return',
      '500>300 return',
      '500>400 returnToConfirm',
      '500>600 review',
      '100>0 discard',
      '200>0 discard',
      '300>0 discard',
      '350>0 discard',
      '400>0 discard',
      '500>0 discard',
      '600>300 reopen',
    ].toSorted(),
  )
  expect(factsOf(itemProgression)).toEqual([
    'sampleReceived',
    'abilityEnabled',
    'testerCertified',
    'standardsInDate',
    'resultsComplete',
    'resultsAgree',
    'noIssuedReport',
    'reportNotApproved',
    'sampleHere',
  ])
})

test('[FLOW-1] a report goes from testing to done over audit and approval, and is never unissued', () => {
  expect(steps(reportProgression)).toEqual(
    [
      '300>400 draft',
      '400>500 submit',
      '500>600 audit',
      '600>700 approve',
      '700>1000 issue',
      '500>400 return',
      '600>400 return',
      '600>500 returnToAudit',
      '400>300 reopenData',
      '500>300 reopenData',
      '600>300 reopenData',
      '300>0 discard',
      '400>0 discard',
      '500>0 discard',
      '600>0 discard',
    ].toSorted(),
  )
  expect(movesFrom(reportProgression, '1000')).toEqual([])
  expect(findMove(reportProgression, 'issue', '600')).toBeUndefined()
})

test('[FLOW-1] an order is void for good, and cannot be voided once an item has begun', () => {
  expect(steps(orderProgression)).toEqual(
    ['50>100 submit', '100>300 accept', '100>50 reject', '50>0 void', '100>0 void', '300>0 void', '300>1000 complete'].toSorted(),
  )
  expect(findMove(orderProgression, 'void', '300')?.requires).toEqual(['noItemStarted'])
  expect(findMove(orderProgression, 'accept', '100')?.notBy).toEqual(['registrar'])
})

test('[FLOW-1] every way back and every discard wants a reason from the person who does it', () => {
  for (const progression of [itemProgression, reportProgression, orderProgression]) {
    const order = (state: string) => progression.states.indexOf(state)
    for (const move of progression.moves) {
      if (move.by.includes('system')) continue
      const backwards = move.to === '0' || move.from.some((from) => order(from) > order(move.to))
      expect([move.action, move.from, move.needsReason ?? false]).toEqual([
        move.action,
        move.from,
        backwards || move.action === 'lock',
      ])
    }
  }
})

test('[FLOW-1] who tests, who checks and who approves are three people', () => {
  for (const progression of [itemProgression, reportProgression]) {
    for (const move of progression.moves) {
      if (move.needsReason && !move.notBy) continue
      if (move.by.includes('tester')) expect(move.notBy).toEqual(expect.arrayContaining(['auditor', 'approver']))
      if (move.by.includes('auditor')) expect(move.notBy).toEqual(['tester', 'approver'])
      if (move.by.includes('approver')) expect(move.notBy).toEqual(['tester', 'auditor'])
    }
  }
})

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test.each(all)(
    '[FLOW-1] every move of $name has a word, and those of one state are told apart by it',
    ({ name, states, moves }) => {
      for (const state of states) {
        const words = movesFrom({ states, moves } as Progression, state).map(({ action }) => {
          const word = labelOfMove(name, action, language)
          expect(word, action).toMatch(language === 'zh' ? /^\p{Script=Han}+$/u : /^[A-Z][a-z ]+$/)
          return word
        })
        expect(new Set(words).size, state).toBe(words.length)
      }
    },
  )

  test('[FLOW-1] what is done with one kind of record is not called as with another', () => {
    const called = (progression: Progression, action: string) => labelOfMove(progression.name, action, language)
    expect(called(periodProgression, 'reopen')).not.toBe(called(itemProgression, 'reopen'))
    expect(called(pickupProgression, 'cancel')).not.toBe(called(settlementProgression, 'cancel'))
    expect(called(pickupProgression, 'reject')).not.toBe(called(orderProgression, 'reject'))
    expect(new Set([planProgression, pickupProgression, sampleProgression].map((one) => called(one, 'finish'))).size).toBe(3)
  })
})

test('[FLOW-1] a move that nobody gave a word is called by its key', () => {
  expect(labelOfMove('item_state', 'fly', 'zh')).toBe('fly')
})
