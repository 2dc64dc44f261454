import type { Client } from '@etalon/api/client'
import { contract, type InstrumentKind, type StandardFile, type StandardFileForm } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { inLanguage } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { standardFileMessages } from '../../messages/standard-file.ts'
import { saveByTicket } from '../../workspace/index.ts'
import { roomFor } from '../list/room-for.ts'
import { defineResource, type Resource, ResourceScreen, turning } from '../resource/index.ts'
import { shownInPage } from '../work/attachments/shown-in-page.ts'

interface FileDraft {
  readonly number: string
  readonly name: string
  readonly fileType: string
  readonly normType: string
  readonly effectiveOn: string
  readonly kinds: readonly string[]
  readonly fileId: string
  readonly replacesId: string
  readonly remark: string
}

interface Sources {
  readonly kinds: readonly InstrumentKind[]
  /** What a new edition can take the place of. */
  readonly held: readonly StandardFile[]
}

const { standardFile } = contract
const isVoid = '3'
const nameIn = (language: Language, { name, nameEn }: { readonly name: string; readonly nameEn: string }) =>
  inLanguage(language, name, nameEn)
const draftOf = (row: StandardFile | undefined): FileDraft => ({
  number: row?.number ?? '',
  name: row?.name ?? '',
  fileType: row?.fileType ?? '1',
  normType: row?.normType ?? '',
  effectiveOn: row?.effectiveOn ?? '',
  kinds: row?.kinds.map(({ code }) => code) ?? [],
  fileId: row?.fileId ?? '',
  replacesId: '',
  remark: row?.remark ?? '',
})
const bodyOf = (draft: FileDraft, row: StandardFile | undefined): StandardFileForm => ({
  ...(row ? { id: row.id, version: row.version } : {}),
  ...{ number: draft.number, name: draft.name, fileType: draft.fileType, remark: draft.remark, kinds: [...draft.kinds] },
  effectiveOn: draft.effectiveOn || null,
  // A file that was chosen and taken out again is the one before.
  fileId: draft.fileId || (row?.fileId ?? ''),
  ...(draft.normType === '' ? {} : { normType: draft.normType }),
  ...(draft.replacesId === '' ? {} : { replacesId: draft.replacesId }),
})
const turn = (client: Client, { id, version }: StandardFile, status: '1' | '2' | '3', later: number) =>
  client.send(standardFile.turn, { body: { id, version: version + later, status }, idempotencyKey: crypto.randomUUID() })

const files = defineResource({
  code: 'standard_file',
  messages: standardFileMessages,
  call: standardFile.list,
  sources: async (client, signal): Promise<Sources> => {
    const [kinds, held] = await Promise.all([
      client.send(contract.enterprise.kinds, { signal, quiet: true }),
      client.send(standardFile.list, { query: { current: 1, size: 1000 }, signal, quiet: true }),
    ])
    return { kinds, held: held.records.filter(({ status }) => status !== isVoid) }
  },
  page: (client, { current, size, filter }, signal) =>
    client.send(standardFile.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, nameOf, sources }): Resource<StandardFile, FileDraft> => {
    const select = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return {
      title: words.title,
      nameOf: (row) => row.number,
      history: (client, id, signal) => client.send(standardFile.history, { query: { id }, signal, quiet: true }),
      search: [
        { prop: 'keyword', label: words.keyword },
        { prop: 'fileType', label: words.fileType, ...select, data: labels.options('STANDARD_FILE_TYPE') },
        {
          prop: 'kindCode',
          label: words.kinds,
          ...select,
          data: sources.kinds.map((kind) => ({ value: kind.code, label: nameIn(language, kind) })),
          showSearch: false,
        },
      ],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        { value: 'use', label: words.views.use, filter: { status: '1' } },
      ],
      columns: [
        { key: 'number', header: words.number, width: 136, phone: 'title' },
        { key: 'name', header: words.name, minWidth: 180, phone: 'start' },
        {
          key: 'fileType',
          header: words.fileType,
          ...roomFor(words.fileType, labels.words('STANDARD_FILE_TYPE')),
          phone: 'start',
          text: (row) => labels.of('STANDARD_FILE_TYPE', row.fileType),
        },
        {
          key: 'normType',
          header: words.normType,
          ...roomFor(words.normType, labels.words('NORM_FILE_TYPE')),
          text: (row) => labels.of('NORM_FILE_TYPE', row.normType),
        },
        {
          key: 'status',
          header: words.status,
          ...roomFor(words.status, labels.words('STANDARD_FILE_STATUS')),
          phone: 'aside',
          text: (row) => labels.of('STANDARD_FILE_STATUS', row.status),
        },
        {
          key: 'effectiveOn',
          header: words.effectiveOn,
          width: 108,
          numeric: true,
          phone: 'end',
        },
        {
          key: 'kinds',
          header: words.kinds,
          minWidth: 140,
          text: (row) => punctuation[language].listed(row.kinds.map((kind) => nameIn(language, kind))) || words.noKinds,
        },
        { key: 'replaces', header: words.replaces, width: 128, text: (row) => row.replaces?.number ?? '' },
        { key: 'replacedBy', header: words.replacedBy, width: 128, text: (row) => row.replacedBy?.number ?? '' },
        { key: 'fileName', header: words.fileName, minWidth: 140 },
        {
          key: 'createUserName',
          header: words.author,
          width: language === 'en' ? 108 : 88,
          text: (row) => nameOf(row.createUserName),
        },
      ],
      hiddenAtFirst: ['normType', 'replacedBy', 'fileName', 'createUserName'],
      empty: { title: words.none, text: words.noneHint },
      preview: shownInPage,
      form: {
        call: standardFile.submit,
        add: words.add,
        title: (row) => (row ? words.edit(row.number) : words.add),
        refusal: (row) => (row.status === isVoid ? words.isVoid : undefined),
        fields: (row) => [
          { name: 'number', label: words.number, input: { kind: 'text', longest: 64 }, required: true, hint: words.numberHint },
          { name: 'effectiveOn', label: words.effectiveOn, input: { kind: 'day' } },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 200 }, required: true, wide: true },
          {
            name: 'fileType',
            label: words.fileType,
            input: { kind: 'choice', choices: labels.options('STANDARD_FILE_TYPE') },
            required: true,
          },
          {
            name: 'normType',
            label: words.normType,
            input: { kind: 'choice', choices: labels.options('NORM_FILE_TYPE'), none: words.noNormType },
          },
          {
            name: 'kinds',
            label: words.kinds,
            input: {
              kind: 'choices',
              choices: sources.kinds.map((kind) => ({ value: kind.code, label: nameIn(language, kind), note: kind.code })),
            },
            wide: true,
          },
          {
            name: 'fileId',
            label: words.file,
            input: { kind: 'file' },
            required: true,
            wide: true,
            ...(row ? { hint: resourceMessages[language].fileThere(row.fileName) } : {}),
          },
          ...(row
            ? []
            : [
                {
                  name: 'replacesId' as const,
                  label: words.replaces,
                  input: {
                    kind: 'choice' as const,
                    choices: sources.held.map(({ id, number, name }) => ({ value: id, label: number, note: name })),
                    none: words.replacesNone,
                  },
                  hint: words.replacesHint,
                  wide: true,
                },
              ]),
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 500 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(standardFile.submit, { body: bodyOf(draft, row), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ number }) => words.saved(number),
      },
      actions: [
        {
          key: 'download',
          label: words.download,
          leads: true,
          call: standardFile.list,
          run: async (client, { fileId, fileName }) => {
            await saveByTicket(client, { id: fileId, kind: 'file' }, fileName)
            return undefined
          },
          done: ({ fileName }) => words.downloading(fileName),
        },
        ...turning<StandardFile, '1' | '2'>(words, {
          call: standardFile.turn,
          nameOf: (row) => row.number,
          stateOf: (row) => row.status,
          states: { enabled: '1', disabled: '2' },
          set: turn,
        }),
        {
          key: 'void',
          label: words.void,
          call: standardFile.turn,
          danger: true,
          isOffered: (row) => row.status !== isVoid,
          question: (row) => ({ title: words.voidQuestion(row.number), consequence: words.voidConsequence }),
          run: async (client, row) => {
            await turn(client, row, isVoid, 0)
            return undefined
          },
          done: (row) => words.voided(row.number),
        },
      ],
    }
  },
})

/** Testing rules and procedures: the documents by which the institute works (BIZ-10). */
export default function StandardFileScreen() {
  return <ResourceScreen definition={files} />
}
