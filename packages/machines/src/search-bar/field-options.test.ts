import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type LoadOptionsRequest,
  optionOf,
  optionsFor,
  optionText,
  pathOf,
  type SearchFieldDefinition,
  type SearchOption,
  searchBarMachine,
} from './index.ts'

const regions: SearchFieldDefinition = {
  prop: 'region',
  label: '地区',
  type: 'tree',
  labelKey: 'name',
  valueKey: 'code',
  data: [{ code: 43, name: '湖南省', children: [{ code: '4301', name: '长沙市' }] }],
}
const enterprise: SearchFieldDefinition = { prop: 'enterprise', label: '单位', type: 'select' }
const nothing = { options: new Map<string, readonly SearchOption[]>(), known: new Map<string, SearchOption>() }

test('[SRCH-2] the words of an option are texts and numbers, and nothing that it does not have itself', () => {
  expect(optionText({ dictKey: '100' }, 'dictKey')).toBe('100')
  expect(optionText({ dictKey: 0 }, 'dictKey')).toBe('0')
  expect(optionText({ dictKey: true }, 'dictKey')).toBe('')
  expect(optionText({}, 'dictKey')).toBe('')
  expect(optionText({}, 'constructor')).toBe('')
})

test('[SRCH-2] a field with options of its own has those, and one that loads has what was loaded', () => {
  expect(optionsFor(regions, nothing)).toBe(regions.data)
  expect(optionsFor({ prop: 'name', label: '名称' }, nothing)).toEqual([])
  expect(optionsFor(enterprise, nothing)).toEqual([])
  const loaded = [{ dictKey: '7', dictValue: '星麓' }]
  expect(optionsFor(enterprise, { ...nothing, options: new Map([['enterprise', loaded]]) })).toBe(loaded)
})

test('[SRCH-2] what was chosen of earlier options stays among them, once', () => {
  const seven = { dictKey: '7', dictValue: '星麓' }
  const eight = { dictKey: '8', dictValue: '岳麓' }
  const known = new Map([['enterprise', seven]])
  expect(optionsFor(enterprise, { known, options: new Map([['enterprise', [eight]]]) })).toEqual([seven, eight])
  expect(optionsFor(enterprise, { known, options: new Map([['enterprise', [eight, seven]]]) })).toEqual([eight, seven])
  expect(optionOf(enterprise, { known, options: new Map() }, '7')).toBe(seven)
  expect(optionOf(enterprise, { known, options: new Map() }, '8')).toBeUndefined()
})

test('[SRCH-2] an option is found by the key that its field names, and so is the way to it', () => {
  expect(optionOf(regions, nothing, '43')).toMatchObject({ name: '湖南省' })
  expect(pathOf(regions, '4301')).toEqual(['43', '4301'])
  expect(pathOf(regions, '11')).toEqual(['11'])
  expect(pathOf({}, '11')).toEqual(['11'])
  expect(pathOf({ data: [{ dictKey: 'a', children: [{ dictKey: 'b' }] }] }, 'b')).toEqual(['a', 'b'])
})

test('[SRCH-2] options that are wanted when their field goes are asked for by its name', () => {
  const clock = new SimulatedClock()
  const asked: LoadOptionsRequest[] = []
  const machine = searchBarMachine.provide({
    actors: {
      loadOptions: fromPromise<readonly SearchOption[], LoadOptionsRequest>(async ({ input }) => {
        asked.push(input)
        return []
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { fields: [enterprise] } }).start()
  actor.send({ type: 'OPTIONS.WANTED', name: 'enterprise', text: ' 星 ' })
  clock.increment(300)
  actor.send({ type: 'OPTIONS.WANTED', name: 'enterprise', text: '岳' })
  actor.send({ type: 'FIELDS.CHANGED', fields: [] })
  clock.increment(300)
  expect(asked).toEqual([
    { field: enterprise, text: '星' },
    { field: { prop: 'enterprise', label: '' }, text: '岳' },
  ])
})

test('[ADV-7] the panel of a bar keeps its filters under the resource code of the list, where there is one', () => {
  const of = (advanced: { resCode?: string }) => {
    const actor = createActor(searchBarMachine, { input: { fields: [enterprise], advanced } }).start()
    return actor.getSnapshot().children.advanced?.getSnapshot().context.resCode
  }
  expect(of({ resCode: 'order' })).toBe('order')
  expect(of({})).toBeUndefined()
})

test('[SRCH-2] an empty way to a choice of a tree is no choice', () => {
  const tree = { ...regions, emitPath: true }
  const actor = createActor(searchBarMachine, { input: { fields: [tree], values: { region: [] } } })
  expect(actor.getSnapshot().context.values).toEqual({ region: null })
})
