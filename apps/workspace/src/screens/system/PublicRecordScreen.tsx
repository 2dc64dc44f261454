import { contract, type PublicRecord } from '@etalon/api/contract'
import {
  type PublicRecordFieldKey,
  type PublicRecordKind,
  publicRecordFieldKeys,
  publicRecordFields,
  publicRecordKinds,
  saysOf,
} from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { publicRecordMessages } from '../../messages/public-record.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { audited, defineResource, type FieldDefinition, noSources, type Resource, ResourceScreen } from '../resource/index.ts'

type Standing = 'valid' | 'withdrawn'
interface RecordDraft extends Record<PublicRecordFieldKey, string> {
  readonly kind: PublicRecordKind
  readonly number: string
  readonly name: string
  readonly nameEn: string
  readonly conclusion: string
  readonly conclusionEn: string
  readonly standards: string
  readonly client: string
  readonly performedOn: string
  readonly issuedOn: string
  readonly note: string
  readonly standing: Standing
  readonly withdrawnReason: string
}

const { publicRecord } = contract
const standingOf = ({ withdrawnOn }: PublicRecord): Standing => (withdrawnOn === null ? 'valid' : 'withdrawn')

/** What is said of a kind is asked where the kind is chosen; a name that two kinds share stands once. */
const factFields = (language: Language): FieldDefinition<RecordDraft>[] =>
  publicRecordFieldKeys.map((key) => ({
    name: key,
    label:
      publicRecordKinds.flatMap((kind) => publicRecordFields[kind].filter((field) => field.key === key))[0]?.[language] ?? key,
    input: { kind: 'text', longest: 120 },
    isShown: ({ kind }) => saysOf(kind, key),
  }))

const factsOf = (row: PublicRecord | undefined): Record<PublicRecordFieldKey, string> => ({
  metal: row?.facts.metal ?? '',
  mass: row?.facts.mass ?? '',
  stone: row?.facts.stone ?? '',
  stoneMass: row?.facts.stoneMass ?? '',
  colour: row?.facts.colour ?? '',
  clarity: row?.facts.clarity ?? '',
  magnification: row?.facts.magnification ?? '',
  hallmark: row?.facts.hallmark ?? '',
  trader: row?.facts.trader ?? '',
  model: row?.facts.model ?? '',
  manufacturer: row?.facts.manufacturer ?? '',
  batch: row?.facts.batch ?? '',
  category: row?.facts.category ?? '',
  tested: row?.facts.tested ?? '',
})

const draftOf = (row: PublicRecord | undefined): RecordDraft => ({
  kind: row?.kind ?? 'appraisal',
  number: row?.number ?? '',
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  conclusion: row?.conclusion ?? '',
  conclusionEn: row?.conclusionEn ?? '',
  standards: row?.standards ?? '',
  client: row?.client ?? '',
  performedOn: row?.performedOn ?? '',
  issuedOn: row?.issuedOn ?? '',
  note: row?.note ?? '',
  standing: row ? standingOf(row) : 'valid',
  withdrawnReason: row?.withdrawnReason ?? '',
  ...factsOf(row),
})

const bodyOf = ({ standing, withdrawnReason, ...draft }: RecordDraft) => {
  const { kind, number, name, nameEn, conclusion, conclusionEn, standards, client, performedOn, issuedOn, note, ...facts } = draft
  return {
    ...{ kind, number, name, nameEn, conclusion, conclusionEn, standards, client, performedOn, issuedOn, note },
    facts,
    withdrawnReason: standing === 'withdrawn' ? withdrawnReason : '',
  }
}

const isKind = (text: string | undefined): text is PublicRecordKind => publicRecordKinds.some((kind) => kind === text)

const records = defineResource({
  code: 'public-record',
  messages: publicRecordMessages,
  call: publicRecord.list,
  sources: noSources,
  page: (client, { current, size, filter: { number, kind } }, signal) =>
    client.send(publicRecord.list, {
      query: { current, size, ...(number ? { number } : {}), ...(isKind(kind) ? { kind } : {}) },
      signal,
      quiet: true,
    }),
  describe: ({ words, language }): Resource<PublicRecord, RecordDraft> => {
    const kinds = publicRecordKinds.map((value) => ({ value, label: words.kinds[value] }))
    return {
      title: words.title,
      nameOf: (row) => row.number,
      search: [
        { prop: 'number', label: words.number },
        { prop: 'kind', label: words.kind, type: 'select', data: kinds },
      ],
      columns: [
        { key: 'number', header: words.number, width: 152, phone: 'title' },
        {
          key: 'kind',
          header: words.kind,
          ...roomFor(words.kind, Object.values(words.kinds)),
          phone: 'start',
          text: (row) => words.kinds[row.kind],
        },
        { key: 'name', header: words.name, minWidth: 152, phone: 'start' },
        { key: 'client', header: words.client, minWidth: 152 },
        { key: 'issuedOn', header: words.issuedOn, width: 112, numeric: true, phone: 'end' },
        { key: 'checkCode', header: words.checkCode, width: 112, phone: 'end' },
        {
          key: 'standing',
          header: words.standing,
          ...roomForStates(words.standing, Object.values(words.standings)),
          phone: 'aside',
          render: (row) => (
            <StatePill
              tone={standingOf(row) === 'valid' ? 'success' : 'danger'}
              shape={standingOf(row) === 'valid' ? 'done' : 'void'}
            >
              {words.standings[standingOf(row)]}
            </StatePill>
          ),
          text: (row) => words.standings[standingOf(row)],
        },
        { key: 'withdrawnReason', header: words.reason, minWidth: 160 },
        { key: 'address', header: words.address, minWidth: 240 },
      ],
      hiddenAtFirst: ['client', 'withdrawnReason', 'address'],
      empty: { title: words.none, text: words.noneHint },
      history: audited('public_record'),
      form: {
        call: publicRecord.submit,
        add: words.add,
        title: (row) => (row ? words.editTitle(row.number) : words.addTitle),
        fields: (row) => {
          const fixed = row !== undefined
          return [
            { name: 'kind', label: words.kind, input: { kind: 'choice', choices: kinds }, required: true, fixed },
            {
              name: 'number',
              label: words.number,
              input: { kind: 'text', longest: 40 },
              required: true,
              fixed,
              ...(fixed ? {} : { hint: words.numberHint }),
            },
            { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
            { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
            { name: 'performedOn', label: words.performedOn, input: { kind: 'day' }, required: true },
            { name: 'issuedOn', label: words.issuedOn, input: { kind: 'day' }, required: true, fixed, hint: words.issuedHint },
            { name: 'client', label: words.client, input: { kind: 'text', longest: 128 }, wide: true, hint: words.clientHint },
            { name: 'conclusion', label: words.conclusion, input: { kind: 'text', longest: 120 } },
            { name: 'conclusionEn', label: words.conclusionEn, input: { kind: 'text', longest: 120 } },
            ...factFields(language),
            { name: 'standards', label: words.standards, input: { kind: 'text', longest: 255 }, wide: true },
            { name: 'note', label: words.note, input: { kind: 'area', longest: 255 }, wide: true },
            {
              name: 'standing',
              label: words.standing,
              input: {
                kind: 'choice',
                choices: (['valid', 'withdrawn'] as const).map((value) => ({ value, label: words.standings[value] })),
              },
              required: true,
            },
            {
              name: 'withdrawnReason',
              label: words.reason,
              input: { kind: 'area', longest: 255 },
              required: true,
              wide: true,
              hint: words.reasonHint,
              isShown: ({ standing }) => standing === 'withdrawn',
            },
          ]
        },
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          const body = { ...bodyOf(draft), ...(row ? { id: row.id } : {}) }
          const { number, checkCode, address } = await client.send(publicRecord.submit, { body, idempotencyKey, quiet: true })
          if (row) return undefined
          return {
            title: words.toldTitle(number),
            note: words.toldNote,
            facts: [
              { label: words.checkCode, value: checkCode },
              { label: words.address, value: address },
            ],
          }
        },
        saved: ({ number }) => words.saved(number),
      },
    }
  },
})

/** What the public may ask for beside certificates: appraisal certificates, labels of precious metal, test reports (PUB-1). */
export default function PublicRecordScreen() {
  return <ResourceScreen definition={records} />
}
