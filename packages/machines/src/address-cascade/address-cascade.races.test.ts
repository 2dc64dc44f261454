import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type AddressCascadeEmitted,
  type AddressCascadeEvent,
  addressCascadeMachine,
  type CascadeRegion,
  type FindRegionsRequest,
  type LoadRegionsRequest,
  type ReadAddressAnswer,
  type ReadAddressRequest,
} from './index.ts'

// Codes begin with their parent's, so that a mixed address is seen by its codes alone.
const children = (code: string): readonly CascadeRegion[] =>
  code.length >= 3 ? [] : ['1', '2'].map((digit) => ({ code: `${code}${digit}`, name: `${code}${digit}` }))
const wayTo = (code: string) => [...code].map((_, place) => ({ code: code.slice(0, place + 1), name: '' }))

/** Answers come when a step says so, in any order, also those that nobody waits for any more. */
async function play(steps: readonly Step[]) {
  const open: (() => void)[] = []
  const later = <Answer>(answer: () => Answer, fails: () => boolean) =>
    new Promise<Answer>((resolve, reject) => open.push(() => (fails() ? reject(new Error('lost')) : resolve(answer()))))
  let failing = false
  const machine = addressCascadeMachine.provide({
    actors: {
      loadRegions: fromPromise<readonly CascadeRegion[], LoadRegionsRequest>(({ input }) =>
        later(
          () => children(input.parentCode ?? ''),
          () => failing,
        ),
      ),
      findRegions: fromPromise<readonly (readonly CascadeRegion[])[], FindRegionsRequest>(async ({ input }) => [
        wayTo(input.text),
      ]),
      readAddress: fromPromise<ReadAddressAnswer, ReadAddressRequest>(({ input }) =>
        later(
          () => ({ path: wayTo(input.text), rest: '' }),
          () => failing,
        ),
      ),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { path: [{ code: '1', name: '' }] } }).start()
  const told: AddressCascadeEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const areaCodes = () => told.flatMap((one) => (one.type === 'changed' ? [one.address.areaCode] : []))
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await undefined
  }
  const check = () => {
    const { columns } = actor.getSnapshot().context
    const codes = columns.map(({ chosen }) => chosen?.code)
    codes.forEach((code, place) => {
      if (code !== undefined && place > 0) expect(code.slice(0, -1), `mixed: ${codes}`).toBe(codes[place - 1])
    })
    for (const { options, chosen } of columns)
      if (options && chosen) expect(options.map(({ code }) => code)).toContain(chosen.code)
    for (const one of told) {
      if (one.type !== 'changed') continue
      const { provinceId, cityId, areaId, areaCode } = one.address
      if (cityId !== '') expect(cityId.slice(0, -1)).toBe(provinceId)
      if (areaId !== '') expect(areaId.slice(0, -1)).toBe(cityId)
      expect(areaCode).toBe(areaId || cityId || provinceId)
    }
  }
  for (const step of steps) {
    if (step === 'oldest' || step === 'newest' || step === 'oldest lost') {
      failing = step === 'oldest lost'
      ;(step === 'newest' ? open.pop() : open.shift())?.()
    } else actor.send(step)
    await settled()
    failing = false
    check()
    // A form that only listens has what a person chose, also where nothing more can be loaded.
    const { columns, untold } = actor.getSnapshot().context
    if (actor.getSnapshot().matches({ levels: 'failed' }) && (untold === 'chosen' || untold === 'cleared'))
      expect(areaCodes().at(-1)).toBe(columns.findLast(({ chosen }) => chosen)?.chosen?.code ?? '')
  }
  // Whatever happened, once everything is answered the address is whole and told.
  for (let turn = 0; turn < 40; turn += 1) {
    actor.send({ type: 'RETRY' })
    await settled()
    open.shift()?.()
    await settled()
  }
  check()
  const { context } = actor.getSnapshot()
  expect(actor.getSnapshot().matches({ levels: 'ready' })).toBe(true)
  expect(areaCodes().at(-1)).toBe(context.columns.findLast(({ chosen }) => chosen)?.chosen?.code ?? '')
}

type Step = AddressCascadeEvent | 'oldest' | 'newest' | 'oldest lost'
const chosen = (level: 0 | 1 | 2, code: string): Step => ({ type: 'REGION.CHOSEN', level, code })

const steps: Step[] = [
  chosen(0, '1'),
  chosen(0, '2'),
  chosen(1, '12'),
  chosen(1, '21'),
  { type: 'ADDRESS.PASTED', text: '212' },
  { type: 'ADDRESS.SET', path: wayTo('121') },
  { type: 'REGION.CLEARED', level: 0 },
  'oldest',
  'newest',
  'oldest lost',
]

test('[ADDR-3] no order of four answers and events mixes two places, and what was chosen last is told at the end', async () => {
  for (const a of steps) for (const b of steps) for (const c of steps) for (const d of steps) await play(['oldest', a, b, c, d])
}, 120_000)

propertyTest.prop(
  [fc.array(fc.oneof(fc.constantFrom(...steps), fc.constantFrom(chosen(2, '121'), chosen(2, '212'))), { maxLength: 20 })],
  {
    numRuns: 300,
  },
)('[ADDR-3] nor does any longer one', (all) => play(all))
