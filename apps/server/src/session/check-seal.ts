import pg from 'pg'
import type { Seal } from './secrets.ts'

/** So many passwords are tried: one that opens tells that the key is the right one. */
const tried = 20

/**
 * Whether a key is the one with which the passwords of a database are sealed, or there are none yet.
 * @param url of the database, as its owner
 */
export async function fitsSealedPasswords(url: string, seal: Seal): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tenant_id: string; account: string; sealed_password: Buffer }>(
      'select tenant_id, account, sealed_password from account order by id desc limit $1',
      [tried],
    )
    if (rows.length === 0) return true
    return rows.some(
      ({ tenant_id, account, sealed_password }) => seal.open(sealed_password, `${tenant_id}|${account}`) !== undefined,
    )
  } finally {
    await client.end()
  }
}
