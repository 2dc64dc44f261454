import { contractProgression, movesFrom, quoteProgression, settlementProgression } from '@etalon/api/domain'
import { contractForm, quoteForm, type Random } from '../testing/index.ts'
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
  'settlement.settle': ofSettlement(['100'], (random) => ({
    ...{ discount: null, free: [], reduction: null },
    amount: random.pick(['60.00', '120.00', '180.00', '240.00']),
  })),
  'settlement.charge': ofSettlement(['200', '300'], (random) => ({
    ...{ chargeType: '4', amount: random.pick(['0.01', '10', '60.00', '180.00']), chargedOn: '2026-11-20', remark: '' },
  })),
  'settlement.invoice': ofSettlement(['200', '300', '400'], (random) => ({
    ...{ invoiceType: '2', number: String(10_000_000 + random.below(1e7)), title: '走', taxNumber: '' },
    ...{ amount: '1', issuedOn: '2026-11-20' },
  })),
}
