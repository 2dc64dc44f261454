import { contract, type Role } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import { inLanguage } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { roleMessages } from '../../messages/role.ts'
import { roomFor } from '../list/room-for.ts'
import { audited, defineResource, noSources, pageOf, type Resource, ResourceScreen, removal } from '../resource/index.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'

interface RoleDraft {
  readonly roleName: string
  readonly roleNameEn: string
  readonly roleAlias: string
  readonly madeOf: readonly string[]
  readonly dataScope: string
  readonly sort: string
  readonly remark: string
}
/** Roles that are built in have no id of their own: a row goes by the code. */
interface RoleRow extends Role {
  readonly [name: string]: unknown
  readonly recordId: string
}

const { role } = contract
const scopes = ['own', 'department', 'tenant'] as const
const scopeOf = (word: string) => scopes.find((one) => one === word) ?? 'tenant'
/** An administrator sees to all of the institute, and an enterprise's people to the enterprise's records. */
const reachStays = ({ roleAlias }: Role) => roleAlias === 'admin' || roleAlias === 'customer'
const nameIn = (language: Language) => (one: Pick<Role, 'roleName' | 'roleNameEn'>) =>
  inLanguage(language, one.roleName, one.roleNameEn)

const roles = defineResource({
  code: 'role',
  messages: roleMessages,
  call: role.list,
  sources: noSources,
  page: async (client, question, signal) => {
    const found = await client.send(role.list, { query: question.filter, signal, quiet: true })
    return pageOf(
      found.map((one): RoleRow => ({ ...one, recordId: one.id, id: one.roleAlias })),
      question,
    )
  },
  describe: ({ words, language }): Resource<RoleRow, RoleDraft> => ({
    title: words.title,
    nameOf: nameIn(language),
    search: [
      { prop: 'roleName', label: words.name },
      { prop: 'roleAlias', label: words.alias },
    ],
    columns: [
      { key: 'roleName', header: words.name, minWidth: 152, phone: 'title', text: nameIn(language) },
      { key: 'roleAlias', header: words.alias, width: 120, phone: 'start' },
      {
        key: 'isBuiltIn',
        header: words.kind,
        width: 88,
        phone: 'aside',
        text: (row) => (row.isBuiltIn ? words.builtIn : words.own),
      },
      {
        key: 'madeOf',
        header: words.madeOf,
        minWidth: 160,
        phone: 'start',
        text: (row) =>
          row.isBuiltIn
            ? ''
            : row.madeOf.map((code) => builtInRoles.find((one) => one.code === code)?.[language] ?? code).join(', '),
      },
      {
        key: 'dataScope',
        header: words.scope,
        ...roomFor(words.scope, [...Object.values(words.scopes), words.enterpriseScope]),
        phone: 'end',
        // Whoever belongs to an enterprise reaches that alone, whatever the role.
        text: (row) => (row.roleAlias === 'customer' ? words.enterpriseScope : words.scopes[row.dataScope]),
      },
      { key: 'people', header: words.people, width: 80, numeric: true, phone: 'end' },
      { key: 'remark', header: words.remark, minWidth: 120 },
    ],
    empty: { title: words.none, text: words.noneHint },
    tools: (reload) => <PermissionMatrix onSaved={reload} />,
    // Roles that every institute has are told by their place.
    history: async (client, alias, signal) => {
      const place = builtInRoles.findIndex(({ code }) => code === alias) + 1
      const own = async () =>
        (await client.send(role.list, { query: { roleAlias: alias }, signal, quiet: true })).find(
          ({ roleAlias }) => roleAlias === alias,
        )
      const id = place > 0 ? String(place) : ((await own())?.id ?? '0')
      return await audited('role')(client, id, signal)
    },
    form: {
      call: role.submit,
      add: words.add,
      title: (row) => (row ? words.editTitle(nameIn(language)(row)) : words.addTitle),
      refusal: (row) => (reachStays(row) ? words.scopeStays : undefined),
      fields: (row) => {
        const fixed = row?.isBuiltIn === true
        return [
          { name: 'roleName', label: words.name, input: { kind: 'text', longest: 64 }, required: true, fixed },
          { name: 'roleNameEn', label: words.nameEn, input: { kind: 'text', longest: 64 }, fixed },
          {
            name: 'roleAlias',
            label: words.alias,
            input: { kind: 'text', longest: 32 },
            required: true,
            fixed: row !== undefined,
            wide: true,
            hint: words.aliasHint,
            rule: ({ roleAlias }) => (/^[a-z][\w-]{0,31}$/.test(roleAlias.trim()) ? undefined : words.aliasRule),
          },
          {
            name: 'madeOf',
            label: words.madeOf,
            input: { kind: 'choices', choices: builtInRoles.map((one) => ({ value: one.code, label: one[language] })) },
            required: true,
            fixed,
            wide: true,
            hint: words.madeOfHint,
          },
          {
            name: 'dataScope',
            label: words.scope,
            input: { kind: 'choice', choices: scopes.map((value) => ({ value, label: words.scopes[value] })) },
            required: true,
            hint: words.scopeHint,
          },
          { name: 'sort', label: words.sort, input: { kind: 'number' }, fixed },
          { name: 'remark', label: words.remark, input: { kind: 'area', longest: 255 }, wide: true, fixed },
        ]
      },
      draftOf: (row) => ({
        roleName: row?.roleName ?? '',
        roleNameEn: row?.roleNameEn ?? '',
        roleAlias: row?.roleAlias ?? '',
        madeOf: row?.madeOf ?? [],
        dataScope: row?.dataScope ?? 'tenant',
        sort: String(row?.sort ?? 0),
        remark: row?.remark ?? '',
      }),
      save: async (client, { dataScope, sort, madeOf, ...draft }, row, key) => {
        const roleAlias = draft.roleAlias.trim()
        if (row?.isBuiltIn !== true) {
          const id = row ? { id: row.recordId } : {}
          const body = { ...draft, roleAlias, madeOf: [...madeOf], sort: Number(sort || 0), ...id }
          await client.send(role.submit, { body, idempotencyKey: key, quiet: true })
        }
        if (scopeOf(dataScope) !== (row?.dataScope ?? 'tenant'))
          await client.send(role.limit, { body: { roleAlias, dataScope: scopeOf(dataScope) }, quiet: true })
        return undefined
      },
      saved: ({ roleName }) => words.saved(roleName),
    },
    actions: [
      removal<RoleRow>(resourceMessages[language], {
        call: role.remove,
        nameOf: nameIn(language),
        consequence: () => words.removeHint,
        refusal: (row) => (row.isBuiltIn ? words.builtInStays : row.people > 0 ? words.inUse(row.people) : undefined),
        run: async (client, { recordId }) => {
          await client.send(role.remove, { query: { ids: recordId } })
          return undefined
        },
      }),
    ],
  }),
})

/** What people may do and reach: roles that are built in, and those that an institute makes of them (SYS-1, PERM-3). */
export default function RoleScreen() {
  return <ResourceScreen definition={roles} />
}
