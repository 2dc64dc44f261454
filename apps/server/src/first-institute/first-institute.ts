import { firstTenant } from '@etalon/api/contract'
import pg from 'pg'
import { hashPassword, newPassword, type Seal } from '../session/index.ts'
import { writeFlowRoutes, writeMenus, writerOf, writeSymbols } from './furnish.ts'

/** How the first administrator signs in. */
export interface FirstSignIn {
  readonly tenant: string
  readonly account: string
  /** Known to nobody else; another one has to be chosen with it. */
  readonly password: string
}

const account = 'admin'

/**
 * Opens the first institute of an empty database, with menus, symbols and an administrator, and nobody and nothing else.
 * @returns how the administrator signs in; undefined where an institute is there. Several processes that ask at once open one.
 */
export async function openFirstInstitute(ownerUrl: string, seal: Seal): Promise<FirstSignIn | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7261002)')
    const { rows } = await client.query('select 1 from tenant limit 1')
    const opened = rows.length === 0 ? await open(client, seal) : undefined
    await client.query('commit')
    return opened
  } finally {
    await client.end()
  }
}

async function open(client: pg.Client, seal: Seal): Promise<FirstSignIn> {
  const writer = writerOf(client)
  const password = newPassword()
  await writer.insert('tenant', { id: firstTenant, name: '计量检测机构', name_en: 'Metrology institute' })
  await writeMenus(writer, firstTenant)
  await writeSymbols(writer, firstTenant)
  await writeFlowRoutes(writer, firstTenant)
  await writer.insert('account', {
    tenant_id: firstTenant,
    account,
    name: '管理员',
    name_en: 'Administrator',
    roles: ['admin'],
    sealed_password: seal.seal(password, `${firstTenant}|${account}`),
    seal_version: seal.version,
    password_hash: hashPassword(password),
    password_change_required: true,
  })
  return { tenant: firstTenant, account, password }
}
