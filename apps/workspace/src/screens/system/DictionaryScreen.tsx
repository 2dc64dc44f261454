import type { Client } from '@etalon/api/client'
import { contract, type DictionaryRecord, noParent, rootKey } from '@etalon/api/contract'
import { isDictionaryCode, isOpenDictionary, isOwnKey } from '@etalon/api/domain'
import { StatePill } from '@etalon/ui/state-pill'
import { dictionaryMessages } from '../../messages/dictionary.ts'
import { inLanguage } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { roomForStates } from '../list/room-for.ts'
import {
  AddButton,
  audited,
  defineResource,
  pageOf,
  type Resource,
  type ResourceForm,
  ResourceScreen,
  removal,
  type Scope,
} from '../resource/index.ts'

interface EntryDraft {
  readonly dictKey: string
  readonly dictValue: string
  readonly dictValueEn: string
  readonly sort: string
  readonly remark: string
}
/** An entry as a row of a list. */
type EntryRow = Omit<DictionaryRecord, 'children'> & { readonly [name: string]: unknown }
const entryOf = ({ children: _, ...entry }: DictionaryRecord): EntryRow => entry
interface DictionaryDraft {
  readonly code: string
  readonly dictValue: string
  readonly dictValueEn: string
}
interface Roots {
  readonly system: readonly DictionaryRecord[]
  readonly business: readonly DictionaryRecord[]
}
type Kind = keyof Roots

const callsOf = (kind: Kind) => (kind === 'system' ? contract.dictionary : contract.businessDictionary)
const isKind = (word: string | undefined): word is Kind => word === 'system' || word === 'business'

/** The dictionary that is chosen in the tree: its kind and its code. */
function readChosen(chosen = ''): { readonly kind: Kind; readonly code: string } | undefined {
  const [kind, code = ''] = chosen.split(':')
  return isKind(kind) && code !== '' ? { kind, code } : undefined
}

/** The specification gives the key and no label for it, and nobody filled one in. */
const isUnlabelled = ({ code, dictKey, dictValue, dictValueEn }: Omit<DictionaryRecord, 'children'>) =>
  isDictionaryCode(code) && dictKey !== rootKey && dictValue === dictKey && dictValueEn === ''
/** The specification gives the key; its label may be the institute's. */
const hasFixedKey = (root: DictionaryRecord | undefined) =>
  root !== undefined &&
  isDictionaryCode(root.code) &&
  !isOpenDictionary(root.code) &&
  (root.children ?? []).some(({ id }) => Number(id) >= 8_000_000_000)

const codeRule = /^[\w-]{1,32}$/
const draftOf = (row: EntryRow | undefined): EntryDraft => ({
  dictKey: row?.dictKey ?? '',
  dictValue: row && !isUnlabelled(row) ? row.dictValue : '',
  dictValueEn: row?.dictValueEn ?? '',
  sort: String(row?.sort ?? 0),
  remark: row?.remark ?? '',
})
const bodyOf = (draft: EntryDraft, code: string, parentId: string, id?: string) => ({
  ...draft,
  sort: Number(draft.sort || 0),
  code,
  parentId,
  ...(id === undefined ? {} : { id }),
})

async function rootsOf(client: Client, signal: AbortSignal): Promise<Roots> {
  const query = { current: 1, size: 999 }
  const [system, business] = await Promise.all([
    client.send(contract.dictionary.list, { query, signal, quiet: true }),
    client.send(contract.businessDictionary.list, { query, signal, quiet: true }),
  ])
  return { system, business }
}

const dictionaries = defineResource({
  code: 'dictionary',
  messages: dictionaryMessages,
  call: contract.dictionary.submit,
  sources: rootsOf,
  page: async (client, question, signal) => {
    const chosen = readChosen(question.filter.dictionary)
    if (!chosen) return { records: [], total: 0 }
    const all = await client.send(callsOf(chosen.kind).dictionary, { query: { code: chosen.code }, signal, quiet: true })
    const part = (question.filter.dictValue ?? '').toLowerCase()
    const found = all.filter(
      (one) =>
        (question.filter.part !== 'unlabelled' || isUnlabelled(one)) &&
        [one.dictKey, one.dictValue, one.dictValueEn].some((text) => text.toLowerCase().includes(part)),
    )
    return pageOf(found.map(entryOf), question)
  },
  describe: ({ words, language, labels, sources }, chosen): Resource<EntryRow, EntryDraft> => {
    const { kind, code } = readChosen(chosen) ?? { kind: 'system' as const, code: '' }
    const calls = callsOf(kind)
    const root = sources[kind].find((one) => one.code === code)
    const parentId = root?.id ?? noParent
    const keysAreFixed = hasFixedKey(root)
    const takesOwn = kind === 'system' && isOpenDictionary(code)
    const isSealed = (row: Pick<DictionaryRecord, 'code' | 'isSealed'>) => isDictionaryCode(row.code) && row.isSealed === 1
    const common = resourceMessages[language]
    const unlabelled = (root?.children ?? []).filter(isUnlabelled)
    // The institute gives labels of its own to the keys.
    const namesKeys = keysAreFixed && !root?.children?.some(isSealed)
    // What the specification gives is complete; where it gives examples or not even keys, the institute gives its own.
    const takesEntries =
      root !== undefined && !keysAreFixed && (takesOwn || !(isDictionaryCode(code) && root.children?.some(isSealed)))
    return {
      title: root ? inLanguage(language, root.dictValue, root.dictValueEn) : words.system,
      nameOf: (row) => row.dictKey,
      search: [{ prop: 'dictValue', label: words.label }],
      columns: [
        { key: 'dictKey', header: words.key, minWidth: 116, phone: 'title' },
        {
          key: 'dictValue',
          header: words.label,
          minWidth: roomForStates(words.label, [words.notGiven]).minWidth,
          phone: 'start',
          render: (row) =>
            isUnlabelled(row) ? (
              <StatePill tone="warning" shape="begun">
                {words.notGiven}
              </StatePill>
            ) : (
              row.dictValue
            ),
          text: (row) => (isUnlabelled(row) ? words.notGiven : row.dictValue),
        },
        { key: 'dictValueEn', header: words.labelEn, minWidth: 128, phone: 'start' },
        {
          key: 'origin',
          header: words.origin,
          width: 112,
          minWidth: 108,
          phone: 'aside',
          text: (row) => (isSealed(row) || isUnlabelled(row) ? words.sealed : words.own),
        },
        { key: 'sort', header: words.sort, width: labels.placeWidth, numeric: true, phone: 'end' },
        { key: 'remark', header: words.remark, minWidth: 88 },
      ],
      empty: namesKeys ? { title: words.allNamed, text: words.allNamedHint } : { title: words.none, text: words.noneHint },
      ...(namesKeys
        ? {
            views: [
              { value: 'all', label: labels.all, filter: {} },
              { value: 'unlabelled', label: words.unlabelledPart(unlabelled.length), filter: { part: 'unlabelled' } },
            ],
          }
        : {}),
      history: audited('dictionary'),
      form: {
        call: calls.submit,
        ...(takesEntries ? { add: words.addEntry } : {}),
        title: (row) => (row ? words.editTitle(row.dictKey) : words.addTitle),
        refusal: (row) => (isSealed(row) ? words.sealedWhy : undefined),
        fields: (row) => [
          {
            name: 'dictKey',
            label: words.key,
            input: { kind: 'text', longest: 64 },
            required: true,
            wide: takesOwn,
            fixed: row !== undefined,
            hint: takesOwn ? (words.keyHints[code as keyof typeof words.keyHints] ?? words.ownKeyHint) : words.keyHint,
            rule: ({ dictKey }) =>
              row !== undefined || !isOpenDictionary(code) || isOwnKey(code, dictKey) ? undefined : words.keyRule,
          },
          { name: 'sort', label: words.sort, input: { kind: 'number' }, fixed: row !== undefined && keysAreFixed },
          {
            name: 'dictValue',
            label: words.label,
            input: { kind: 'text', longest: 64 },
            required: true,
            wide: true,
            ...(row && isUnlabelled(row) ? { hint: words.notGivenHint } : {}),
          },
          {
            name: 'dictValueEn',
            label: words.labelEn,
            input: { kind: 'text', longest: 64 },
            wide: true,
            required: isDictionaryCode(code),
          },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(calls.submit, { body: bodyOf(draft, code, parentId, row?.id), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ dictValue }) => words.saved(dictValue),
        next: (row) => {
          if (!isUnlabelled(row)) return undefined
          const after = unlabelled.findIndex(({ id }) => id === row.id) + 1
          const one = [...unlabelled.slice(after), ...unlabelled.slice(0, after)].find(({ id }) => id !== row.id)
          return one && entryOf(one)
        },
      },
      actions: [
        {
          ...removal<EntryRow>(common, {
            call: calls.remove,
            nameOf: (row) => row.dictValue,
            refusal: (row) => (isSealed(row) ? words.sealedWhy : undefined),
            run: async (client, row) => {
              await client.send(calls.remove, { query: { ids: row.id } })
              return undefined
            },
            undo: (client, row) => client.send(calls.submit, { body: bodyOf(draftOf(row), code, parentId) }),
          }),
          ...(keysAreFixed
            ? {
                label: words.clearLabel,
                question: (row: EntryRow) => ({ title: words.clearTitle(row.dictKey), consequence: words.clearHint }),
                done: (row: EntryRow) => words.cleared(row.dictKey),
                isOffered: (row: EntryRow) => !isUnlabelled(row),
              }
            : {}),
        },
      ],
      tools: (reload) => {
        const form: ResourceForm<DictionaryRecord, DictionaryDraft> = {
          call: contract.businessDictionary.submit,
          add: words.addDictionary,
          title: () => words.addDictionaryTitle,
          fields: () => [
            {
              name: 'code',
              label: words.code,
              input: { kind: 'text', longest: 32 },
              required: true,
              wide: true,
              hint: words.codeHint,
              rule: (draft) => (codeRule.test(draft.code.trim()) ? undefined : words.codeRule),
            },
            { name: 'dictValue', label: words.dictionaryName, input: { kind: 'text', longest: 64 }, required: true, wide: true },
            { name: 'dictValueEn', label: words.labelEn, input: { kind: 'text', longest: 64 }, wide: true },
          ],
          draftOf: () => ({ code: '', dictValue: '', dictValueEn: '' }),
          save: async (client, draft, _, idempotencyKey) => {
            const body = { ...draft, code: draft.code.trim(), dictKey: rootKey, parentId: noParent }
            await client.send(contract.businessDictionary.submit, { body, idempotencyKey, quiet: true })
            return undefined
          },
          saved: ({ dictValue }) => words.saved(dictValue),
        }
        return <AddButton definition={form} onSaved={reload} isPrimary={!takesEntries} />
      },
    }
  },
  // Forms choose from them by their labels.
  changed: ({ dictionaries: kept }) => void kept.load(),
})

const scope: Scope<Roots> = {
  name: 'dictionary',
  label: { zh: dictionaryMessages.zh.codes, en: dictionaryMessages.en.codes },
  required: true,
  items: ({ sources, language }) => {
    const words = dictionaryMessages[language]
    const leaf = (kind: Kind) => (root: DictionaryRecord) => {
      const missing = (root.children ?? []).filter(isUnlabelled).length
      const name = inLanguage(language, root.dictValue, root.dictValueEn)
      return {
        id: `${kind}:${root.code}`,
        label: name,
        note: [
          root.code,
          ...(missing > 0 ? [words.unlabelled(missing)] : []),
          ...(kind === 'system' && isOpenDictionary(root.code) ? [words.open] : []),
        ].join(' · '),
      }
    }
    return [
      { id: 'system', label: words.system, disabled: true, children: sources.system.map(leaf('system')) },
      { id: 'business', label: words.business, disabled: true, children: sources.business.map(leaf('business')) },
    ]
  },
}

/** What can be chosen, by code: the dictionaries of the specification with what is missing in them, and the institute's own (SYS-2). */
export default function DictionaryScreen() {
  return <ResourceScreen definition={dictionaries} scope={scope} />
}
