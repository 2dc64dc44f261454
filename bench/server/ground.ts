import { contract, encodeSearch } from '@etalon/api/contract'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import type { Ground } from './asks.ts'

/** What a server under load is started with: the demonstration, and tokens that outlast the run. */
export const environmentOf = (databaseUrl: string, folder: string) => ({
  ...{ DATABASE_URL: databaseUrl, ETALON_DATA: folder, ETALON_DEMO_ORDERS: '60', ETALON_ACCESS_SECONDS: '86400' },
  ETALON_LOG: 'warn',
})

/** Signs somebody in at a server with the demonstration, and finds the orders that are asked for. */
export async function groundAt(url: string): Promise<Ground> {
  const person = await signInAt(url, 'reception')
  const { records } = await person.send(contract.order.page, { body: encodeSearch({ current: 1, size: 200, filter: {} }) })
  return { token: person.token, orderIds: records.map(({ id }) => id), enterpriseId: records[0]?.enterId ?? '' }
}
