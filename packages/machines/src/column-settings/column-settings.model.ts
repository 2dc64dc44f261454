import { defineModel, done, failed } from '../testing/index.ts'
import { columnSettingsMachine } from './column-settings.machine.ts'
import type { ColumnSettingsInput } from './column-settings.types.ts'
import { freeColumn } from './layout.ts'
import { writeLayoutText } from './saved-layout.ts'

const columns: ColumnSettingsInput['columns'] = [
  { key: 'orderNo', label: '委托单号', pinned: 'start' },
  { key: 'state', label: '状态' },
  { key: 'amount', label: '金额' },
]
const stored = writeLayoutText({
  version: 1,
  columns: [
    { key: 'amount', visible: true },
    { key: 'gone', visible: true },
  ],
})

/** A pinned column and two free ones; with and without a resource code, a server and a storage that answer and fail. */
export const columnSettingsModel = defineModel({
  name: 'column-settings',
  machine: columnSettingsMachine,
  inputs: [{ columns }, { columns, resCode: 'order' }],
  events: [
    { type: 'COLUMN.TOGGLED', key: 'orderNo' },
    { type: 'COLUMN.TOGGLED', key: 'state' },
    { type: 'COLUMN.TOGGLED', key: 'amount' },
    { type: 'COLUMN.MOVED', key: 'amount', to: 0 },
    { type: 'COLUMN.MOVED', key: 'orderNo', to: 2 },
    { type: 'COLUMN.MOVED_BY', key: 'state', by: 1 },
    { type: 'COLUMN.MOVED_BY', key: 'nothing', by: 1 },
    { type: 'COLUMN.RESIZED', key: 'amount', width: 200 },
    { type: 'COLUMN.RESIZED', key: 'amount', width: 1 },
    { type: 'COLUMN.PINNED', key: 'amount', side: 'end' },
    { type: 'COLUMN.PINNED', key: 'orderNo', side: null },
    { type: 'SAVE' },
    { type: 'REVERT' },
    { type: 'FACTORY_RESET' },
    { type: 'COLUMNS.CHANGED', columns: columns.slice(0, 2) },
    { type: 'COLUMNS.CHANGED', columns },
    done('readLayout', stored),
    done('readLayout', 'rubbish'),
    failed('readLayout'),
    done('saveSettings', undefined),
    failed('saveSettings'),
    done('saveAdjusted', undefined),
    failed('saveAdjusted'),
    done('writeLayout', undefined),
    failed('writeLayout'),
    done('saveEmpty', undefined),
    failed('saveEmpty'),
    done('removeLayout', undefined),
    failed('removeLayout'),
  ],
  place: ({ context }) => [context.draft, context.stored, context.adjusted, context.unsent],
  invariant: ({ context: { draft, columns: today } }) => {
    if (draft.length !== today.length || today.some(({ key }) => !draft.some((state) => state.key === key))) {
      throw new Error('a column is lost')
    }
    if (!draft.some((state) => state.visible && freeColumn(today, state.key))) throw new Error('no column is shown')
    if (draft[0]?.key !== 'orderNo' || !draft[0].visible) throw new Error('a pinned column has moved')
  },
})
