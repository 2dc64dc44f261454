import { type Account, contract, type GroupForm, groupCode, type WorkGroup } from '@etalon/api/contract'
import { Link } from 'react-router'
import { groupMessages } from '../../messages/group.ts'
import { inLanguage } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { defineResource, type Resource, ResourceScreen, turningAndRemoval } from '../resource/index.ts'

interface GroupDraft {
  readonly type: string
  readonly code: string
  readonly name: string
  readonly nameEn: string
  /** Members of a calibration group, and those of an SMS group: changing the type loses neither before it is saved. */
  readonly testers: readonly string[]
  readonly told: readonly string[]
  readonly remark: string
}

const { group, account } = contract
const calibration = '1'
const idsOf = ({ members }: WorkGroup) => members.map(({ accountId }) => accountId)
const draftOf = (row: WorkGroup | undefined): GroupDraft => ({
  type: row?.type ?? calibration,
  code: row?.code ?? '',
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  testers: row?.type === calibration ? idsOf(row) : [],
  told: row && row.type !== calibration ? idsOf(row) : [],
  remark: row?.remark ?? '',
})
const bodyOf = ({ testers, told, ...draft }: GroupDraft, row: WorkGroup | undefined): GroupForm => ({
  ...draft,
  members: [...(draft.type === calibration ? testers : told)],
  ...(row ? { id: row.id, version: row.version } : {}),
})

/** Where the page of a group is. */
const pathOf = (id: string) => `/system/group-detail/index?id=${id}`

const groups = defineResource({
  code: 'group',
  messages: groupMessages,
  call: group.list,
  sources: async (client, signal): Promise<readonly Account[]> => {
    const { records } = await client.send(account.page, { query: { current: 1, size: 9999, status: '1' }, signal, quiet: true })
    return records
  },
  page: (client, { current, size, filter }, signal) =>
    client.send(group.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, nameOf, departmentOf, sources }): Resource<WorkGroup, GroupDraft> => {
    const isTester = ({ roles, enterpriseId }: Account) => enterpriseId === null && roles.includes('tester')
    const choice = ({ id, name, nameEn, deptName, enterpriseName }: Account) => ({
      value: id,
      label: inLanguage(language, name, nameEn),
      note: enterpriseName || departmentOf(deptName),
    })
    const membersOf = ({ members }: WorkGroup) =>
      punctuation[language].listed(members.map(({ name, nameEn }) => inLanguage(language, name, nameEn)))
    const called = ({ name, nameEn }: Pick<WorkGroup, 'name' | 'nameEn'>) => inLanguage(language, name, nameEn)
    return {
      title: words.title,
      nameOf: called,
      search: [{ prop: 'keyword', label: words.keyword }],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        { value: 'calibration', label: words.views.calibration, filter: { type: '1' } },
        { value: 'telling', label: words.views.telling, filter: { type: '2' } },
      ],
      columns: [
        { key: 'code', header: words.code, width: 112, phone: 'start' },
        {
          key: 'name',
          header: words.name,
          minWidth: 160,
          phone: 'title',
          render: (row) => <Link to={pathOf(row.id)}>{called(row)}</Link>,
        },
        {
          key: 'type',
          header: words.type,
          ...roomFor(words.type, labels.words('grouping_type')),
          phone: 'start',
          text: (row) => labels.of('grouping_type', row.type),
        },
        {
          key: 'members',
          header: words.members,
          minWidth: 200,
          phone: 'line',
          text: (row) =>
            row.members.length === 0
              ? words.count(0)
              : punctuation[language].labelled(words.count(row.members.length), membersOf(row)),
        },
        {
          key: 'status',
          header: words.status,
          ...roomForStates(words.status, labels.states('m_enable_status')),
          phone: 'aside',
          text: (row) => labels.of('m_enable_status', row.status),
          render: (row) => <EnabledState state={row.status} />,
        },
        { key: 'remark', header: words.remark, minWidth: 140 },
        {
          key: 'createUserName',
          header: words.author,
          width: language === 'en' ? 108 : 92,
          text: (row) => nameOf(row.createUserName),
        },
      ],
      hiddenAtFirst: ['createUserName'],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: group.submit,
        add: words.add,
        title: (row) => (row ? words.edit(called(row)) : words.add),
        fields: (row) => [
          {
            name: 'type',
            label: words.type,
            input: { kind: 'choice', choices: labels.options('grouping_type') },
            required: true,
            fixed: row !== undefined,
            hint: words.typeHint,
            wide: true,
          },
          {
            name: 'code',
            label: words.code,
            input: { kind: 'text', longest: 16 },
            required: true,
            hint: words.codeHint,
            rule: ({ code }) => (groupCode.safeParse(code.trim()).success ? undefined : words.codeRule),
            wide: true,
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
          {
            name: 'testers',
            label: words.members,
            input: { kind: 'choices', choices: sources.filter(isTester).map(choice) },
            isShown: ({ type }) => type === calibration,
            hint: words.membersHint,
            wide: true,
          },
          {
            name: 'told',
            label: words.members,
            input: { kind: 'choices', choices: sources.filter(({ phone }) => phone !== '').map(choice) },
            isShown: ({ type }) => type !== calibration,
            hint: words.membersHint,
            wide: true,
          },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true },
        ],
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(group.submit, { body: bodyOf(draft, row), idempotencyKey, quiet: true })
          return undefined
        },
        saved: (draft) => words.saved(called(draft)),
      },
      actions: [
        ...turningAndRemoval<WorkGroup>(words, resourceMessages[language], {
          turn: {
            call: group.turn,
            send: (client, of, status, idempotencyKey) => client.send(group.turn, { body: { ...of, status }, idempotencyKey }),
          },
          remove: { call: group.remove, send: (client, ids) => client.send(group.remove, { query: { ids } }) },
          nameOf: called,
          stateOf: (row) => row.status,
          undo: (client, row) => client.send(group.submit, { body: bodyOf(draftOf(row), undefined) }),
        }),
      ],
    }
  },
})

/** Groups of people: those who calibrate together, and those who are told something by text message (SYS-6). */
export default function GroupScreen() {
  return <ResourceScreen definition={groups} />
}
