import { contract, type Parameter } from '@etalon/api/contract'
import { isParameterValue, knownParameter, knownParameters } from '@etalon/api/domain'
import { parameterMessages } from '../../messages/parameter.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { audited, defineResource, noSources, type Resource, ResourceScreen, removal } from '../resource/index.ts'

interface ParameterDraft {
  /** The key of a parameter that programs of ours read; an empty text for any other. */
  readonly which: string
  readonly paramName: string
  readonly paramKey: string
  readonly paramValue: string
  /** The value where it is a decision. */
  readonly decision: string
  readonly remark: string
}

const { parameter } = contract
const isDecision = (key: string) => knownParameter(key)?.kind === 'decision'
const draftOf = (row: Parameter | undefined): ParameterDraft => ({
  which: row === undefined ? '' : (knownParameter(row.paramKey)?.key ?? ''),
  paramName: row?.paramName ?? '',
  paramKey: row?.paramKey ?? '',
  paramValue: row?.paramValue ?? '',
  // Programs take anything else for no.
  decision: row !== undefined && isDecision(row.paramKey) ? (row.paramValue.trim() === '1' ? '1' : '0') : '',
  remark: row?.remark ?? '',
})
const recordOf = ({ paramName, paramKey, paramValue, remark }: Parameter) => ({ paramName, paramKey, paramValue, remark })

/** The settings of an institute. */
const parameters = defineResource({
  code: 'parameter',
  messages: parameterMessages,
  call: parameter.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(parameter.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language }): Resource<Parameter, ParameterDraft> => {
    const knownName = (key: string) => {
      const known = knownParameter(key)
      return known && words.known[known.key]
    }
    const nameOf = ({ paramName, paramKey }: Parameter) => knownName(paramKey) ?? paramName
    const shownValue = ({ paramKey, paramValue }: Parameter) =>
      isDecision(paramKey) ? (paramValue.trim() === '1' ? words.yes : words.no) : paramValue
    /** What is kept of a draft: a parameter that programs of ours read is called as they call it. */
    const bodyOf = ({ which, decision, paramName, paramKey, paramValue, remark }: ParameterDraft) => ({
      paramName: knownName(which) ?? paramName,
      paramKey: which === '' ? paramKey.trim() : which,
      paramValue: isDecision(which) ? decision : paramValue,
      remark,
    })
    const whatItIs = ({ which }: ParameterDraft): string | undefined => {
      const known = knownParameter(which)
      if (!known) return undefined
      const about = words.about[known.key]
      if (known.kind === 'text') return about
      const usual = known.kind === 'decision' ? (known.usual ? words.yes : words.no) : String(known.usual)
      return `${about}${words.usual(usual)}`
    }
    const countFault = ({ which, paramValue }: ParameterDraft): string | undefined => {
      const known = knownParameter(which)
      return known?.kind === 'count' && !isParameterValue(which, paramValue)
        ? words.countRule(known.least, known.most)
        : undefined
    }
    return {
      title: words.title,
      nameOf,
      search: [
        { prop: 'paramName', label: words.name },
        { prop: 'paramKey', label: words.key },
      ],
      columns: [
        { key: 'paramName', header: words.name, width: 240, phone: 'title', text: nameOf },
        { key: 'paramKey', header: words.key, width: 200, phone: 'start' },
        { key: 'paramValue', header: words.value, minWidth: 160, phone: 'line', text: shownValue },
        { key: 'remark', header: words.remark, minWidth: 160 },
      ],
      empty: { title: words.none, text: words.noneHint },
      history: audited('parameter'),
      form: {
        call: parameter.submit,
        add: words.add,
        title: (row) => (row ? words.editTitle(nameOf(row)) : words.addTitle),
        fields: (row) => [
          {
            name: 'which',
            label: words.which,
            input: {
              kind: 'choice',
              none: words.other,
              choices: knownParameters.map(({ key }) => ({ value: key, label: words.known[key], note: key })),
            },
            fixed: row !== undefined,
            wide: true,
            hint: (draft) => whatItIs(draft) ?? words.otherNote,
          },
          {
            name: 'paramName',
            label: words.name,
            input: { kind: 'text', longest: 64 },
            required: true,
            wide: true,
            isShown: ({ which }) => which === '',
          },
          {
            name: 'paramKey',
            label: words.key,
            input: { kind: 'text', longest: 64 },
            required: true,
            wide: true,
            hint: words.keyHint,
            isShown: ({ which }) => which === '',
            rule: ({ paramKey }) => (/^[\w.-]{1,64}$/.test(paramKey.trim()) ? undefined : words.keyRule),
          },
          {
            name: 'decision',
            label: words.value,
            input: {
              kind: 'choice',
              choices: [
                { value: '1', label: words.yes },
                { value: '0', label: words.no },
              ],
            },
            required: true,
            wide: true,
            isShown: ({ which }) => isDecision(which),
          },
          {
            name: 'paramValue',
            label: words.value,
            input: { kind: 'area', longest: 2000, rows: 3 },
            wide: true,
            isShown: ({ which }) => !isDecision(which),
            rule: countFault,
          },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          const body = { ...bodyOf(draft), ...(row ? { id: row.id } : {}) }
          await client.send(parameter.submit, { body, idempotencyKey, quiet: true })
          return undefined
        },
        saved: (draft) => words.saved(bodyOf(draft).paramName),
      },
      actions: [
        removal(resourceMessages[language], {
          call: parameter.remove,
          nameOf,
          run: async (client, row) => {
            await client.send(parameter.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(parameter.submit, { body: recordOf(row) }),
        }),
      ],
    }
  },
})

/** Settings that the administrator of an institute changes while everything runs (SYS-2). */
export default function ParameterScreen() {
  return <ResourceScreen definition={parameters} />
}
