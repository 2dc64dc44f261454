import {
  addDays,
  contractProgression,
  dayInShanghai,
  movesFrom,
  quoteProgression,
  settlementProgression,
} from '@etalon/api/domain'
import { contractForm, quoteForm, type Random } from '../testing/index.ts'
import type { KnownRecord } from './known.ts'
import type { Cook } from './recipes.ts'

/** A record that is written down anew, or changed where one is a draft. */
const written =
  (area: 'quote' | 'contract', form: (enterId: string) => Readonly<Record<string, unknown>>): Cook =>
  (known, random) => {
    const enterprise = known.record('enterprise')
    if (!enterprise) return undefined
    const draft = random.chance(0.3) ? known.record(area, ({ state }) => state === '100') : undefined
    const changed = draft ? { id: draft.id, version: Number(draft.facts.version) } : {}
    return { body: { ...form(enterprise.id), ...changed } }
  }

const moved =
  (area: 'quote' | 'contract' | 'settlement', progression: Parameters<typeof movesFrom>[0]): Cook =>
  (known, random) => {
    const record = known.record(area, ({ state }) => movesFrom(progression, String(state)).length > 0)
    if (!record) return undefined
    const move = random.pick(movesFrom(progression, String(record.facts.state)))
    return {
      by: move.by.filter((role) => role !== 'system'),
      body: {
        ...{ id: record.id, version: record.facts.version, action: move.action },
        ...(move.needsReason ? { reason: '走一遍' } : {}),
      },
    }
  }

const ofSettlement =
  (states: readonly string[], body: (random: Random) => Readonly<Record<string, unknown>>): Cook =>
  (known, random) => {
    const one = known.record('settlement', ({ state }) => states.includes(String(state)))
    return one && { body: { id: one.id, version: one.facts.version, ...body(random) } }
  }

/** What a walk would never get through by chance of quotes, contracts and settlements. */
export const chargingRecipes: Readonly<Record<string, Cook>> = {
  'quote.submit': written('quote', (enterId) => ({ ...quoteForm(enterId) })),
  'quote.move': moved('quote', quoteProgression),
  'quote.accept'(known) {
    const quote = known.record('quote', ({ state }) => state === '300')
    return quote && { body: { id: quote.id, version: quote.facts.version } }
  },
  'contract.submit': written('contract', (enterId) => ({ ...contractForm(enterId) })),
  'contract.move': moved('contract', contractProgression),
  'settlement.move': moved('settlement', settlementProgression),
  'settlement.settle'(known, random) {
    const one = known.record('settlement', ({ state }) => state === '100')
    // What its items cost, as long as no contract takes something off.
    const amount = random.chance(0.8) ? one?.facts.gross : random.pick(['60.00', '240.00'])
    if (!one || amount === undefined) return undefined
    return {
      body: { id: one.id, version: one.facts.version, discount: null, free: [], reduction: null, amount: String(amount) },
    }
  },
  'settlement.join'(known) {
    const isOpen = ({ state }: KnownRecord['facts']) => state === '100'
    const two = [known.record('settlement', isOpen), known.record('settlement', isOpen)]
    const [one, other] = two
    return one && other && one.id !== other.id
      ? { body: { settlements: two.map((each) => ({ id: each?.id, version: each?.facts.version })) } }
      : undefined
  },
  'settlement.split'(known) {
    const one = known.record('settlement', ({ orderCount }) => Number(orderCount) > 1)
    return one && { body: { id: one.id, version: one.facts.version } }
  },
  'settlement.guarantee': ofSettlement(['300'], () => ({ until: addDays(dayInShanghai(new Date()), 20) })),
  'settlement.reconcile': () => ({
    body: { from: '2026-01-01', to: '2026-12-31', page: { current: 1, size: 10, searchType: 'N', searchParam: {} } },
  }),
  'quote.remove'(known) {
    const quote = known.record('quote', ({ state }) => state === '100')
    return quote && { body: { id: quote.id } }
  },
  'settlement.charge': ofSettlement(['200', '300'], (random) => ({
    ...{ chargeType: '4', amount: random.pick(['0.01', '10', '60.00', '180.00']), chargedOn: '2026-11-20', remark: '' },
  })),
  'settlement.invoice': ofSettlement(['200', '300', '400'], (random) => ({
    ...{ invoiceType: '2', number: String(10_000_000 + random.below(1e7)), title: '走', taxNumber: '' },
    ...{ amount: '1', issuedOn: '2026-11-20' },
  })),
}
