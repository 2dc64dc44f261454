import { contract, type SymbolRecord } from '@etalon/api/contract'
import { characterPages } from '@etalon/machines/data-table'
import { Formula } from '@etalon/ui/formula'
import { resourceMessages } from '../../messages/resource.ts'
import type { symbolMessages } from '../../messages/symbol.ts'
import { audited, defineResource, noSources, type Resource, removal } from '../resource/index.ts'

interface SymbolDraft {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly sort: string
}

const isTex = (code: string) => /[\\{}^_]/.test(code)
/** Places to fill in are drawn as boxes. */
const drawn = (code: string) => code.replaceAll('#?', '\\square')
const draftOf = (row: SymbolRecord | undefined): SymbolDraft => ({
  code: row?.code ?? '',
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  sort: row ? String(row.sort) : '',
})
const bodyOf = ({ sort, ...draft }: SymbolDraft) => ({ ...draft, ...(sort === '' ? {} : { sort: Number(sort) }) })

interface SymbolsOf {
  /** Under which the columns and filters of their list are kept. */
  readonly code: string
  readonly messages: typeof symbolMessages
  readonly calls: typeof contract.symbol | typeof contract.personalSymbol
}

/** The symbols of an institute, or of one person: seen, added, changed and removed in the same way. */
export const symbolsOf = ({ code, messages, calls }: SymbolsOf) =>
  defineResource({
    code,
    messages,
    call: calls.submit,
    sources: noSources,
    page: (client, { current, size, filter }, signal) =>
      client.send(calls.list, { query: { current, size, ...filter }, signal, quiet: true }),
    describe: ({ words, language, labels }): Resource<SymbolRecord, SymbolDraft> => ({
      title: words.title,
      nameOf: (row) => row.code,
      search: [{ prop: 'code', label: words.code }],
      columns: [
        { key: 'code', header: words.code, minWidth: 160, phone: 'title' },
        {
          key: 'looks',
          header: words.looks,
          minWidth: 120,
          phone: 'aside',
          render: (row) => (isTex(row.code) ? <Formula tex={drawn(row.code)} plain={row.code} /> : row.code),
          text: (row) => row.code,
        },
        { key: 'name', header: words.name, minWidth: 120, phone: 'start' },
        { key: 'nameEn', header: words.nameEn, minWidth: 140, phone: 'start' },
        { key: 'sort', header: words.sort, width: labels.placeWidth, numeric: true, phone: 'end' },
      ],
      // There are more than a page holds, and a new one comes last on the keyboard: here it is seen first.
      pages: characterPages,
      startSort: [{ field: 'sort', direction: 'descending' }],
      empty: { title: words.none, text: words.noneHint },
      ...(calls === contract.symbol ? { history: audited('symbol') } : {}),
      form: {
        call: calls.submit,
        add: words.add,
        title: (row) => (row ? words.editTitle(row.code) : words.addTitle),
        fields: () => [
          {
            name: 'code',
            label: words.code,
            input: { kind: 'text', longest: 128 },
            required: true,
            wide: true,
            hint: words.codeHint,
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 32 } },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 32 } },
          { name: 'sort', label: words.sort, input: { kind: 'number' } },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          const body = { ...bodyOf(draft), ...(row ? { id: row.id } : {}) }
          await client.send(calls.submit, { body, idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ code }) => words.saved(code),
      },
      actions: [
        removal<SymbolRecord>(resourceMessages[language], {
          call: calls.remove,
          nameOf: (row) => row.code,
          run: async (client, row) => {
            await client.send(calls.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(calls.submit, { body: bodyOf(draftOf(row)) }),
        }),
      ],
    }),
  })
