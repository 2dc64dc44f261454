import { contract, type Department, noParent, type StaffMember } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { inLanguage } from '../../messages/index.ts'
import { departmentMessages } from '../../messages/people.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { roomFor } from '../list/room-for.ts'
import { departmentItems } from '../resource/department-items.ts'
import {
  afterMove,
  audited,
  beneath,
  defineResource,
  type Resource,
  ResourceScreen,
  removal,
  type Scope,
  staffChoices,
  without,
} from '../resource/index.ts'

interface DepartmentDraft {
  readonly deptName: string
  readonly deptNameEn: string
  readonly fullName: string
  readonly deptCategory: string
  readonly deptCode: string
  readonly shortName: string
  readonly parentId: string
  /** Empty where nobody heads it. */
  readonly headId: string
  readonly sort: string
  readonly remark: string
}

/** A department as a row of a list: what lies beneath it stands in the tree. */
type DepartmentRow = Omit<Department, 'children'> & { readonly [name: string]: unknown }

/** What can be chosen. */
interface Sources {
  readonly tree: readonly Department[]
  readonly staff: readonly StaffMember[]
}

const { department, account } = contract
const nameIn = (language: Language) => (one: Pick<Department, 'deptName' | 'deptNameEn'>) =>
  inLanguage(language, one.deptName, one.deptNameEn)
const categories = ['1', '2', '3'] as const
const categoryOf = (word: string) => categories.find((one) => one === word) ?? '2'
const bodyOf = ({ parentId, sort, deptCategory, headId, ...draft }: DepartmentDraft, id?: string) => ({
  ...draft,
  ...(headId === '' ? {} : { headId }),
  deptCategory: categoryOf(deptCategory),
  parentId: parentId === '' ? noParent : parentId,
  sort: Number(sort || 0),
  ...(id === undefined ? {} : { id }),
})
const draftOf = (row: DepartmentRow): DepartmentDraft => ({
  deptName: row.deptName,
  deptNameEn: row.deptNameEn,
  // The server says the name where no full one is given.
  fullName: row.fullName === row.deptName ? '' : row.fullName,
  deptCategory: row.deptCategory,
  deptCode: row.deptCode,
  shortName: row.shortName,
  parentId: row.parentId === noParent ? '' : row.parentId,
  headId: row.headId ?? '',
  sort: String(row.sort),
  remark: row.remark,
})

const departments = defineResource({
  code: 'department',
  messages: departmentMessages,
  call: department.submit,
  sources: async (client, signal): Promise<Sources> => {
    const [tree, staff] = await Promise.all([
      client.send(department.list, { query: {}, signal, quiet: true }),
      client.send(account.staffByDepartment, { query: { current: 1, size: 9999 }, signal, quiet: true }),
    ])
    return { tree, staff: staff.records }
  },
  page: async (client, question, signal) => {
    const tree = await client.send(department.list, { query: {}, signal, quiet: true })
    const { deptName, parentId } = question.filter
    return beneath<Department, DepartmentRow>(tree, question, parentId, deptName, (one) => [
      one.deptName,
      one.deptNameEn,
      one.fullName,
    ])
  },
  // Lists say of which department somebody is by what is kept of the staff.
  changed: ({ people }) => people.renew(),
  describe: ({ words, language, labels, sources }, chosen): Resource<DepartmentRow, DepartmentDraft> => ({
    title: words.title,
    nameOf: nameIn(language),
    search: [{ prop: 'deptName', label: words.name }],
    columns: [
      { key: 'deptName', header: words.name, minWidth: language === 'en' ? 160 : 140, phone: 'title', text: nameIn(language) },
      { key: 'deptNameEn', header: words.nameEn, minWidth: 160, phone: 'start' },
      {
        key: 'deptCategory',
        header: words.category,
        ...roomFor(words.category, labels.words('org_category')),
        phone: 'aside',
        text: (row) => labels.of('org_category', row.deptCategory),
      },
      {
        key: 'headName',
        header: words.head,
        width: language === 'en' ? 116 : 100,
        phone: 'start',
        text: (row) => inLanguage(language, row.headName ?? '', row.headNameEn ?? ''),
      },
      { key: 'sort', header: words.sort, width: labels.placeWidth, numeric: true, phone: 'end' },
      { key: 'remark', header: words.remark, minWidth: 120 },
    ],
    // In English the first name is the same.
    hiddenAtFirst: language === 'en' ? ['deptNameEn'] : [],
    empty: { title: words.none, text: words.noneHint },
    history: audited('department'),
    form: {
      call: department.submit,
      add: words.add,
      title: (row) => (row ? words.editTitle(nameIn(language)(row)) : words.addTitle),
      fields: (row) => [
        { name: 'deptName', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
        { name: 'deptNameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
        { name: 'deptCode', label: words.code, input: { kind: 'text', longest: 16 }, hint: words.codeHint },
        { name: 'shortName', label: words.shortName, input: { kind: 'text', longest: 16 }, hint: words.codeHint },
        { name: 'fullName', label: words.fullName, input: { kind: 'text', longest: 128 }, wide: true },
        {
          name: 'parentId',
          label: words.parent,
          input: { kind: 'tree', items: without(departmentItems(sources.tree, language), row?.id) },
          wide: true,
          hint: words.parentHint,
        },
        {
          name: 'deptCategory',
          label: words.category,
          input: { kind: 'choice', choices: labels.options('org_category') },
          required: true,
        },
        {
          name: 'headId',
          label: words.head,
          input: {
            kind: 'choice',
            choices: staffChoices(sources.staff, language),
            none: words.nobody,
          },
          hint: words.headHint,
        },
        { name: 'sort', label: words.sort, input: { kind: 'number' }, hint: words.sortHint },
        { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
      ],
      draftOf: (row) =>
        row
          ? draftOf(row)
          : {
              deptName: '',
              deptNameEn: '',
              fullName: '',
              deptCategory: '2',
              deptCode: '',
              shortName: '',
              parentId: chosen ?? '',
              headId: '',
              sort: '0',
              remark: '',
            },
      save: async (client, draft, row, idempotencyKey) => {
        await client.send(department.submit, { body: bodyOf(draft, row?.id), idempotencyKey, quiet: true })
        return undefined
      },
      saved: (draft) => words.saved(nameIn(language)(draft)),
    },
    actions: [
      removal<DepartmentRow>(resourceMessages[language], {
        call: department.remove,
        nameOf: nameIn(language),
        run: async (client, row) => {
          await client.send(department.remove, { query: { ids: row.id } })
          return undefined
        },
        undo: (client, row) => client.send(department.submit, { body: bodyOf(draftOf(row)) }),
      }),
    ],
  }),
})

const scope: Scope<Sources> = {
  name: 'parentId',
  label: { zh: departmentMessages.zh.tree, en: departmentMessages.en.tree },
  items: ({ sources, language }) => departmentItems(sources.tree, language),
  move: {
    call: department.submit,
    run: async (client, move) => {
      const tree = await client.send(department.list, { query: {} })
      for (const { record, sort } of afterMove(tree, move, (one) => one.sort)) {
        const { id, children: _, ...row } = record
        const parentId = move.parentId ?? ''
        await client.send(department.submit, { body: bodyOf({ ...draftOf({ ...row, id }), parentId, sort: String(sort) }, id) })
      }
    },
    moved: { zh: departmentMessages.zh.moved, en: departmentMessages.en.moved },
  },
}

/** The departments of an institute, beneath each other (SYS-1). */
export default function DepartmentScreen() {
  return <ResourceScreen definition={departments} scope={scope} />
}
