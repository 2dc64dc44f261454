import { contract, type Parameter } from '@etalon/api/contract'
import { resourceMessages } from '../../messages/resource.ts'
import { parameterMessages } from '../../messages/system.ts'
import { defineResource, noSources, type Resource, ResourceScreen, removal } from '../resource/index.ts'

interface ParameterDraft {
  readonly paramName: string
  readonly paramKey: string
  readonly paramValue: string
  readonly remark: string
}

const { parameter } = contract
const draftOf = (row: Parameter | undefined): ParameterDraft => ({
  paramName: row?.paramName ?? '',
  paramKey: row?.paramKey ?? '',
  paramValue: row?.paramValue ?? '',
  remark: row?.remark ?? '',
})

/** The settings of an institute. */
const parameters = defineResource({
  code: 'parameter',
  messages: parameterMessages,
  call: parameter.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(parameter.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language }): Resource<Parameter, ParameterDraft> => ({
    title: words.title,
    nameOf: (row) => row.paramName,
    search: [
      { prop: 'paramName', label: words.name },
      { prop: 'paramKey', label: words.key },
    ],
    columns: [
      { key: 'paramName', header: words.name, width: 200, phone: 'title' },
      { key: 'paramKey', header: words.key, width: 200, phone: 'start' },
      { key: 'paramValue', header: words.value, minWidth: 160, phone: 'line' },
      { key: 'remark', header: words.remark, minWidth: 160 },
    ],
    empty: { title: words.none, text: words.noneHint },
    form: {
      call: parameter.submit,
      add: words.add,
      title: (row) => (row ? words.editTitle(row.paramName) : words.addTitle),
      fields: () => [
        { name: 'paramName', label: words.name, input: { kind: 'text', longest: 64 }, required: true, wide: true },
        {
          name: 'paramKey',
          label: words.key,
          input: { kind: 'text', longest: 64 },
          required: true,
          wide: true,
          hint: words.keyHint,
          rule: ({ paramKey }) => (/^[\w.-]{1,64}$/.test(paramKey.trim()) ? undefined : words.keyRule),
        },
        { name: 'paramValue', label: words.value, input: { kind: 'area', longest: 2000, rows: 3 }, wide: true },
        { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
      ],
      draftOf,
      save: async (client, draft, row, idempotencyKey) => {
        const body = { ...draft, paramKey: draft.paramKey.trim(), ...(row ? { id: row.id } : {}) }
        await client.send(parameter.submit, { body, idempotencyKey, quiet: true })
        return undefined
      },
      saved: ({ paramName }) => words.saved(paramName),
    },
    actions: [
      removal(resourceMessages[language], {
        call: parameter.remove,
        nameOf: (row: Parameter) => row.paramName,
        run: async (client, row) => {
          await client.send(parameter.remove, { query: { ids: row.id } })
          return undefined
        },
        undo: (client, row) => client.send(parameter.submit, { body: draftOf(row) }),
      }),
    ],
  }),
})

/** Settings that the administrator of an institute changes while everything runs (SYS-2). */
export default function ParameterScreen() {
  return <ResourceScreen definition={parameters} />
}
