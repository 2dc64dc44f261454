import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all } from '../../testing/main-flow.ts'

const server = await startTestServer()
const office = await officeAt(server)
const found = async (instrumentName: string) =>
  (await office.dispatcher.send(contract.item.page, { body: all({ instrumentName }) })).records.map(({ id }) => id)
const rename = (itemId: string, name: string) =>
  server.owner.query('update sample set name = $2 where id = (select sample_id from item where id = $1)', [itemId, name])

test('[TBL-1][SRCH-2] items are found by the name of their instrument, of one character and more, and by its new one once it has another', async () => {
  const {
    items: [one, other],
  } = await office.acceptedOrder()
  await rename(one, '罕磁力仪')
  await rename(other, '罕磁强计')
  for (const name of ['罕', '罕磁', '罕磁力']) expect(await found(name), name).toContain(one)
  expect((await found('罕磁')).toSorted()).toEqual([one, other].toSorted())
  expect(await found('罕磁力')).toEqual([one])
  await rename(one, '经纬仪')
  expect(await found('罕磁')).toEqual([other])
  expect(await found('经纬仪')).toContain(one)
})
