import { type Account, contract, type Department, type GivenPassword, type Role } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { StatePill } from '@etalon/ui/state-pill'
import { useMemo } from 'react'
import { inLanguage } from '../../messages/index.ts'
import { userMessages } from '../../messages/people.ts'
import type { ViewProps } from '../../shell/views.ts'
import { roomForStates } from '../list/room-for.ts'
import { departmentItems, departmentNames } from '../resource/department-items.ts'
import { audited, closing, defineResource, type Resource, ResourceScreen, type Scope, type Told } from '../resource/index.ts'

interface UserDraft {
  readonly account: string
  readonly name: string
  readonly nameEn: string
  readonly phone: string
  readonly email: string
  readonly roles: readonly string[]
  readonly deptId: string
  readonly enterpriseName: string
}
interface Sources {
  readonly roles: readonly Role[]
  readonly departments: readonly Department[]
}

const { account } = contract
const statuses = ['1', '2'] as const
const accountRule = /^[A-Za-z0-9][\w.@-]{1,63}$/

const users = defineResource({
  code: 'user',
  messages: userMessages,
  call: account.page,
  sources: async (client, signal): Promise<Sources> => {
    const [roles, departments] = await Promise.all([
      client.send(contract.role.list, { query: {}, signal, quiet: true }),
      client.send(contract.department.list, { query: {}, signal, quiet: true }),
    ])
    return { roles, departments }
  },
  page: (client, { current, size, filter: { status, ...filter } }, signal) => {
    const wanted = statuses.find((one) => one === status)
    return client.send(account.page, {
      query: { current, size, ...filter, ...(wanted ? { status: wanted } : {}) },
      signal,
      quiet: true,
    })
  },
  // Lists say who did something by what is kept of the staff.
  changed: ({ people }) => people.renew(),
  describe: ({ words, language, sources: { roles, departments } }, chosen): Resource<Account, UserDraft> => {
    const told = ({ account: name, password }: GivenPassword): Told => ({
      title: words.passwordTitle(name),
      note: words.passwordNote,
      facts: [
        { label: words.account, value: name },
        { label: words.password, value: password },
      ],
    })
    const called = ({ name, nameEn }: Pick<Account, 'name' | 'nameEn'>) => inLanguage(language, name, nameEn)
    const nameOfDepartment = departmentNames(departments, language)
    const roleChoices = roles.map(({ roleAlias, roleName, roleNameEn }) => ({
      value: roleAlias,
      label: inLanguage(language, roleName, roleNameEn),
    }))
    return {
      title: words.title,
      nameOf: called,
      search: [
        { prop: 'account', label: words.account },
        { prop: 'realName', label: words.name },
        { prop: 'phone', label: words.phone, showSearch: false },
        { prop: 'roleAlias', label: words.roles, showSearch: false, data: roleChoices },
      ],
      views: [
        { value: 'all', label: words.all, filter: {} },
        { value: '1', label: words.statuses['1'], filter: { status: '1' } },
        { value: '2', label: words.statuses['2'], filter: { status: '2' } },
      ],
      columns: [
        { key: 'account', header: words.account, width: language === 'en' ? 96 : 108, phone: 'title' },
        {
          key: 'name',
          header: words.name,
          minWidth: language === 'en' ? 112 : 88,
          phone: 'start',
          text: called,
        },
        {
          key: 'status',
          header: words.status,
          ...roomForStates(words.status, Object.values(words.statuses)),
          phone: 'aside',
          render: (row) => (
            <StatePill tone={row.status === '1' ? 'success' : 'neutral'} shape={row.status === '1' ? 'done' : 'void'}>
              {words.statuses[row.status]}
            </StatePill>
          ),
          text: (row) => words.statuses[row.status],
        },
        {
          key: 'roleName',
          header: words.roles,
          minWidth: language === 'en' ? 140 : 120,
          phone: 'start',
          text: (row) => row.roleName.replaceAll(',', ', '),
        },
        {
          key: 'deptName',
          header: words.department,
          minWidth: language === 'en' ? 160 : 104,
          phone: 'end',
          text: (row) => (row.deptId === null ? row.enterpriseName : (nameOfDepartment.get(row.deptId) ?? row.deptName)),
        },
        { key: 'phone', header: words.phone, width: 112, numeric: true, phone: 'end' },
        { key: 'email', header: words.email, minWidth: 140 },
      ],
      // English roles and departments are longer, and beside the tree they have the room of the number.
      hiddenAtFirst: language === 'en' ? ['email', 'phone'] : ['email'],
      empty: { title: words.none, text: words.noneHint },
      history: audited('account'),
      form: {
        call: account.open,
        add: words.add,
        title: (row) => (row ? words.editTitle(called(row)) : words.addTitle),
        fields: (row) => [
          {
            name: 'account',
            label: words.account,
            input: { kind: 'text', longest: 64 },
            required: true,
            fixed: row !== undefined,
            hint: words.accountHint,
            wide: true,
            rule: (draft) => (accountRule.test(draft.account.trim()) ? undefined : words.accountRule),
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 64 } },
          {
            name: 'phone',
            label: words.phone,
            input: { kind: 'text', longest: 11, type: 'tel' },
            rule: ({ phone }) => fieldRules.mobile(phone.trim())?.[language],
          },
          {
            name: 'email',
            label: words.email,
            input: { kind: 'text', longest: 128, type: 'email' },
            rule: ({ email }) => fieldRules.email(email.trim())?.[language],
          },
          { name: 'roles', label: words.roles, input: { kind: 'choices', choices: roleChoices }, required: true, wide: true },
          {
            name: 'deptId',
            label: words.department,
            input: { kind: 'tree', items: departmentItems(departments, language) },
            wide: true,
            isShown: ({ enterpriseName }) => enterpriseName === '',
          },
          {
            name: 'enterpriseName',
            label: words.enterprise,
            input: { kind: 'text', longest: 128 },
            fixed: true,
            wide: true,
            isShown: ({ enterpriseName }) => enterpriseName !== '',
          },
        ],
        draftOf: (row) => ({
          account: row?.account ?? '',
          name: row?.name ?? '',
          nameEn: row?.nameEn ?? '',
          phone: row?.phone ?? '',
          email: row?.email ?? '',
          roles: row?.roles ?? [],
          deptId: row ? (row.deptId ?? '') : (chosen ?? ''),
          enterpriseName: row?.enterpriseName ?? '',
        }),
        save: async (client, { account: name, enterpriseName: _, deptId, roles: given, ...draft }, row) => {
          const body = {
            ...draft,
            roles: [...given],
            ...(deptId === '' ? {} : { deptId }),
            ...(row?.enterpriseId ? { enterpriseId: row.enterpriseId } : {}),
          }
          if (!row) return told(await client.send(account.open, { body: { ...body, account: name.trim() }, quiet: true }))
          await client.send(account.update, { body: { ...body, id: row.id }, quiet: true })
          return undefined
        },
        saved: (draft) => words.saved(called(draft)),
      },
      actions: [
        {
          key: 'reset',
          label: words.reset,
          call: account.resetPassword,
          isOffered: ({ status }) => status === '1',
          question: (row) => ({ title: words.resetTitle(called(row)), consequence: words.resetHint }),
          run: async (client, { id }) => told(await client.send(account.resetPassword, { query: { userId: id } })),
          done: (row) => words.resetDone(called(row)),
        },
        {
          key: 'unlock',
          label: words.unlock,
          call: account.unlock,
          isOffered: ({ status }) => status === '1',
          run: async (client, { id }) => {
            await client.send(account.unlock, { query: { ids: id } })
            return undefined
          },
          done: (row) => words.unlocked(called(row)),
        },
        ...closing<Account>(words, {
          calls: account,
          nameOf: called,
          set: (client, { id }, step) => client.send(account[step], { query: { ids: id } }),
        }),
      ],
    }
  },
})

const scope: Scope<Sources> = {
  name: 'deptId',
  label: { zh: userMessages.zh.departments, en: userMessages.en.departments },
  items: ({ sources, language }) => departmentItems(sources.departments, language),
}

/** The accounts of an institute (SYS-1). The message about a forgotten password leads here, to whoever forgot it. */
export default function UserScreen({ query: { account: asked } }: ViewProps) {
  const start = useMemo(() => (asked === undefined ? undefined : { account: asked }), [asked])
  return <ResourceScreen definition={users} scope={scope} {...(start ? { start } : {})} />
}
