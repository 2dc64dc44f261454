import { contract, firstTenant, type Tenant } from '@etalon/api/contract'
import { ListPage } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { StatePill } from '@etalon/ui/state-pill'
import { useSelector } from '@xstate/react'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tenantMessages } from '../../messages/tenant.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { roomForStates } from '../list/room-for.ts'
import { closing, defineResource, noSources, type Resource, ResourceScreen } from '../resource/index.ts'

interface TenantDraft {
  readonly tenantName: string
  readonly tenantNameEn: string
  readonly linkman: string
  readonly contactNumber: string
  readonly address: string
  readonly expireTime: string
}
interface TenantRow extends Tenant {
  readonly [name: string]: unknown
  readonly id: string
}

const { tenant } = contract

const tenants = defineResource({
  code: 'tenant',
  messages: tenantMessages,
  call: tenant.page,
  sources: noSources,
  page: async (client, { current, size, filter }, signal) => {
    const { records, total } = await client.send(tenant.page, { query: { current, size, ...filter }, signal, quiet: true })
    return { records: records.map((one): TenantRow => ({ ...one, id: one.tenantId })), total }
  },
  describe: ({ words, language }): Resource<TenantRow, TenantDraft> => ({
    title: words.title,
    nameOf: (row) => inLanguage(language, row.tenantName, row.tenantNameEn),
    search: [
      { prop: 'tenantName', label: words.name },
      { prop: 'tenantId', label: words.number },
    ],
    columns: [
      { key: 'tenantId', header: words.number, width: 96, phone: 'start' },
      { key: 'tenantName', header: words.name, minWidth: 180, phone: 'title' },
      { key: 'linkman', header: words.linkman, width: 104, phone: 'start' },
      { key: 'contactNumber', header: words.phone, width: 128, phone: 'end' },
      { key: 'expireTime', header: words.expires, width: 104, numeric: true, text: (row) => row.expireTime ?? words.forGood },
      { key: 'people', header: words.people, width: 120, numeric: true, phone: 'end' },
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
    ],
    empty: { title: words.none, text: words.noneHint },
    form: {
      call: tenant.open,
      add: words.add,
      title: (row) => (row ? words.editTitle(row.tenantName) : words.addTitle),
      fields: () => [
        { name: 'tenantName', label: words.name, input: { kind: 'text', longest: 64 }, required: true, wide: true },
        { name: 'tenantNameEn', label: words.nameEn, input: { kind: 'text', longest: 128 }, wide: true },
        { name: 'linkman', label: words.linkman, input: { kind: 'text', longest: 64 } },
        { name: 'contactNumber', label: words.phone, input: { kind: 'text', longest: 32, type: 'tel' } },
        { name: 'address', label: words.address, input: { kind: 'text', longest: 255 }, wide: true },
        { name: 'expireTime', label: words.expires, input: { kind: 'day' }, hint: words.expiresHint, wide: true },
      ],
      draftOf: (row) => ({
        tenantName: row?.tenantName ?? '',
        tenantNameEn: row?.tenantNameEn ?? '',
        linkman: row?.linkman ?? '',
        contactNumber: row?.contactNumber ?? '',
        address: row?.address ?? '',
        expireTime: row?.expireTime ?? '',
      }),
      save: async (client, { expireTime, ...draft }, row) => {
        const body = { ...draft, expireTime: expireTime === '' ? null : expireTime }
        if (row) {
          await client.send(tenant.update, { body: { ...body, tenantId: row.tenantId }, quiet: true })
          return undefined
        }
        const { tenantId, account, password } = await client.send(tenant.open, { body, quiet: true })
        return {
          title: words.passwordTitle(tenantId),
          note: words.passwordNote,
          facts: [
            { label: words.number, value: tenantId },
            { label: words.account, value: account },
            { label: words.password, value: password },
          ],
        }
      },
      saved: ({ tenantName }) => words.saved(tenantName),
    },
    actions: [
      ...closing<TenantRow>(words, {
        calls: tenant,
        nameOf: ({ tenantName }) => tenantName,
        set: (client, { tenantId }, step) => client.send(tenant[step], { query: { ids: tenantId } }),
      }),
    ],
  }),
})

/** The institutes that work with the system: for administrators of the first one (SYS-1). */
export default function TenantScreen() {
  const { session } = useWorkspace()
  const words = useWords(tenantMessages)
  const own = useSelector(session, ({ context }) => context.user?.tenantId)
  if (own !== undefined && own !== firstTenant) {
    return (
      <ListPage title={words.title}>
        <EmptyState title={words.notYours} />
      </ListPage>
    )
  }
  return <ResourceScreen definition={tenants} />
}
