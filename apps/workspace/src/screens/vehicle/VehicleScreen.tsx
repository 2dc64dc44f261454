import { contract, type Vehicle, type VehicleForm } from '@etalon/api/contract'
import { resourceMessages } from '../../messages/resource.ts'
import { vehicleMessages } from '../../messages/vehicle.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import { roomForStates } from '../list/room-for.ts'
import { defineResource, noSources, type Resource, ResourceScreen, turningAndRemoval } from '../resource/index.ts'

type VehicleDraft = Omit<VehicleForm, 'id' | 'version'>

const { vehicle } = contract
const draftOf = (row: Vehicle | undefined): VehicleDraft => ({
  carNumber: row?.carNumber ?? '',
  model: row?.model ?? '',
  remark: row?.remark ?? '',
})

const vehicles = defineResource({
  code: 'vehicle',
  messages: vehicleMessages,
  call: vehicle.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(vehicle.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels }): Resource<Vehicle, VehicleDraft> => ({
    title: words.vehicles,
    nameOf: (row) => row.carNumber,
    search: [
      { prop: 'keyword', label: words.keyword },
      {
        prop: 'status',
        label: words.status,
        type: 'select',
        data: labels.options('m_enable_status'),
        valueKey: 'value',
        labelKey: 'label',
      },
    ],
    columns: [
      { key: 'carNumber', header: words.carNumber, width: 140, phone: 'title' },
      { key: 'model', header: words.model, minWidth: 160, phone: 'start' },
      {
        key: 'planned',
        header: words.planned,
        width: language === 'en' ? 140 : 96,
        phone: 'end',
        text: (row) => words.plannedOf(row.planned),
      },
      {
        key: 'status',
        header: words.status,
        ...roomForStates(words.status, labels.states('m_enable_status')),
        phone: 'aside',
        text: (row) => labels.of('m_enable_status', row.status),
        render: (row) => <EnabledState state={row.status} />,
      },
      { key: 'remark', header: words.remark, minWidth: 160 },
    ],
    empty: { title: words.none, text: words.noneHint },
    form: {
      call: vehicle.submit,
      add: words.add,
      title: (row) => (row ? words.edit(row.carNumber) : words.add),
      fields: () => [
        { name: 'carNumber', label: words.carNumber, input: { kind: 'text', longest: 16 }, required: true },
        { name: 'model', label: words.model, input: { kind: 'text', longest: 64 } },
        { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
      ],
      draftOf,
      save: async (client, draft, row, idempotencyKey) => {
        const body = { ...draft, ...(row ? { id: row.id, version: row.version } : {}) }
        await client.send(vehicle.submit, { body, idempotencyKey, quiet: true })
        return undefined
      },
      saved: ({ carNumber }) => words.saved(carNumber),
    },
    actions: [
      ...turningAndRemoval<Vehicle>(words, resourceMessages[language], {
        turn: {
          call: vehicle.turn,
          send: (client, of, state, idempotencyKey) => client.send(vehicle.turn, { body: { ...of, state }, idempotencyKey }),
        },
        remove: { call: vehicle.remove, send: (client, ids) => client.send(vehicle.remove, { query: { ids } }) },
        nameOf: (row) => row.carNumber,
        stateOf: (row) => row.status,
        undo: (client, row) => client.send(vehicle.submit, { body: draftOf(row) }),
      }),
    ],
  }),
})

/** The vehicles of the institute. */
export default function VehicleScreen() {
  return <ResourceScreen definition={vehicles} />
}
