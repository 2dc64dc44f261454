import { fc, test as propertyTest } from '@fast-check/vitest'
import { test } from 'vitest'
import { type Act, play, type Turn } from './draft.play.double.ts'

const turnOf = (who: number, act: Act): Turn => ({ who, act })
const a = (act: Act) => turnOf(0, act)
const b = (act: Act) => turnOf(1, act)
const turns: readonly Turn[] = [a('types'), b('types'), 'pause', 'done', 'fails', a('submits'), b('decides')]
const inStorage = ['pause', 'done', 'fails', 'executed', 'newest done', 'retry'] as const
const acts = ['types', 'saves', 'submits', 'discards', 'decides'] as const

/** A has stored a draft, which B has restored. */
const share: readonly Turn[] = [a('types'), 'done', 'pause', 'newest done', 'done']

test('[REG-2][SRV-4] in no order of four answers and events does one of two pages overwrite or remove words it was never shown, call words saved that were not, or send two records under one key', async () => {
  for (const one of turns)
    for (const two of turns) for (const three of turns) for (const four of turns) await play([...share, one, two, three, four], 2)
}, 60_000)

const moreTurns: readonly Turn[] = [...turns, ...inStorage, a('saves'), a('discards'), b('submits'), a('decides')]
propertyTest.prop([fc.array(fc.constantFrom(...moreTurns), { maxLength: 30 })], { numRuns: 800 })(
  '[REG-2][SRV-4] nor in any longer one, from the first word on, with a storage that carries out first and answers later',
  (all) => play(all.length % 2 === 0 ? all : [...share, ...all], 2),
)

/** Twenty pages; typing is what people do most. */
const ofTwenty = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who: fc.nat(19), act: fc.constant('types' as const) }) },
  { weight: 3, arbitrary: fc.record({ who: fc.nat(19), act: fc.constantFrom(...acts) }) },
  { weight: 5, arbitrary: fc.constantFrom(...inStorage) },
)
propertyTest.prop([fc.array(ofTwenty, { minLength: 20, maxLength: 120 })], { numRuns: 400 })(
  '[REG-2][FLOW-3][SRV-4] nor in any order of what twenty pages do to one draft',
  (all) => play(all, 20),
)
