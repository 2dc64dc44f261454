import { after, defineModel, done, failed } from '../testing/index.ts'
import { addressCascadeMachine } from './address-cascade.machine.ts'
import { chosenPath, levelToLoad } from './cascade.ts'

const hunan = { code: '43', name: '湖南省' }
const beijing = { code: '11', name: '北京市' }
const changsha = { code: '4301', name: '长沙市' }
const ofBeijing = { code: '1101', name: '市辖区', placeholder: true }
const yuelu = { code: '430104', name: '岳麓区' }
const dongcheng = { code: '110101', name: '东城区' }

/** Two provinces, with one city and one area each, chosen, cleared, found, pasted and failing to load. */
export const addressCascadeModel = defineModel({
  name: 'address-cascade',
  machine: addressCascadeMachine,
  inputs: [{}, { path: [] }],
  events: [
    { type: 'REGION.CHOSEN', level: 0, code: hunan.code },
    { type: 'REGION.CHOSEN', level: 0, code: beijing.code },
    { type: 'REGION.CHOSEN', level: 1, code: changsha.code },
    { type: 'REGION.CHOSEN', level: 2, code: yuelu.code },
    { type: 'REGION.CLEARED', level: 1 },
    { type: 'REGION.CLEARED', level: 3 },
    { type: 'ADDRESS.SET', path: [beijing, ofBeijing, dongcheng] },
    { type: 'ADDRESS.PASTED', text: '北京市东城区' },
    { type: 'ADDRESS.PASTED', text: '  ' },
    { type: 'SEARCH.TYPED', text: 'yuelu' },
    { type: 'SEARCH.TYPED', text: '' },
    { type: 'SEARCH.CLEARED' },
    { type: 'FOUND.CHOSEN', place: 0 },
    { type: 'FOUND.CHOSEN', place: 9 },
    { type: 'RETRY' },
    done('loadRegions', [hunan, beijing]),
    done('loadRegions', [changsha]),
    done('loadRegions', [ofBeijing]),
    done('loadRegions', []),
    failed('loadRegions'),
    after('typing', 'addressCascade.search.waiting'),
    { type: 'SEARCH.TYPED', text: 'yl' },
    done('findRegions', [[hunan, changsha, yuelu]]),
    done('findRegions', []),
    done('readTyped', { path: [beijing, ofBeijing, dongcheng], rest: '1号' }),
    done('readTyped', { path: [], rest: '？' }),
    failed('readTyped'),
    failed('findRegions'),
    done('readAddress', { path: [beijing, ofBeijing, dongcheng], rest: '1号' }),
    done('readAddress', { path: [], rest: '？' }),
    failed('readAddress'),
  ],
  place: ({ context }) => [
    context.columns.map(({ options, chosen }) => [options?.length, chosen?.code]),
    context.untold !== undefined,
    context.found.length,
    context.rest,
  ],
  invariant: (snapshot) => {
    const { columns, untold } = snapshot.context
    const path = chosenPath(snapshot.context)
    if (columns.some(({ chosen }, place) => chosen !== undefined && place > 0 && columns[place - 1]?.chosen === undefined))
      throw new Error('chosen below nothing')
    if (snapshot.matches({ levels: 'ready' })) {
      if (levelToLoad(snapshot.context) !== undefined) throw new Error('ready without options')
      if (path.some(({ code }, place) => !columns[place]?.options?.some((option) => option.code === code)))
        throw new Error('ready with something that cannot be chosen')
      if (untold !== undefined) throw new Error('ready without telling')
    }
  },
})
