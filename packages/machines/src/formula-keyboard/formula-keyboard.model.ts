import { isRecord } from '../stored-value/index.ts'
import { after, defineModel, done, failed } from '../testing/index.ts'
import { formulaKeyboardMachine, mostRecentSymbols } from './formula-keyboard.machine.ts'

/** Two groups of which one can go away, a symbol, and a field that comes or does not. */
export const formulaKeyboardModel = defineModel({
  name: 'formula-keyboard',
  machine: formulaKeyboardMachine,
  inputs: [{ groupIds: ['greek', 'units'] }, { groupIds: [], recent: { version: 1, codes: ['\\alpha'] } }],
  events: [
    { type: 'TOGGLED' },
    { type: 'CLOSED', reason: 'escape' },
    { type: 'GROUP.CHOSEN', groupId: 'units' },
    { type: 'GROUP.CHOSEN', groupId: 'nowhere' },
    { type: 'GROUPS.CHANGED', groupIds: ['greek'] },
    { type: 'GROUPS.CHANGED', groupIds: ['greek', 'units'] },
    { type: 'SYMBOL.PRESSED', code: '\\alpha' },
    { type: 'PLAIN.TYPED' },
    { type: 'PLAIN.LEFT' },
    { type: 'RETRY' },
    after('setUp', 'formulaKeyboard.keyboard.settingUp'),
    done('fetchField', undefined),
    failed('fetchField'),
  ],
  place: ({ context }) => [context.groupIds.length, context.groupId, context.recent.length],
  invariant: (snapshot) => {
    const { groupIds, groupId, recent } = snapshot.context
    if (groupId === undefined ? groupIds.length > 0 : !groupIds.includes(groupId)) throw new Error('the group seen is a group')
    if (new Set(recent).size !== recent.length || recent.length > mostRecentSymbols) throw new Error('each symbol is kept once')
    const value: unknown = snapshot.value
    const isFetching = isRecord(value) && isRecord(value.field) && value.field.fetching === 'underWay'
    if (Object.hasOwn(snapshot.children, 'fetchField') !== isFetching) throw new Error('it is fetched while it is waited for')
  },
})
