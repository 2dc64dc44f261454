import { bladeXDialect, createBladeXSession } from '@etalon/api/bladex'
import { createClient } from '@etalon/api/client'
import { expect, onTestFinished, test } from 'vitest'
import { createBladeX, listen } from '../../../../../packages/api/src/testing/index.ts'
import { writeStored } from '../kept/local-store.ts'
import { createDictionaries } from './dictionaries.ts'

async function signedIn() {
  const bladeX = createBladeX({ kind: 'wrapped', password: 'plain' })
  const { url, close } = await listen(bladeX.listener)
  onTestFinished(close)
  let token = ''
  const client = createClient({
    baseUrl: url,
    clientCredentials: 'saber:saber_secret',
    dialect: bladeXDialect,
    accessToken: () => token,
    retries: 0,
  })
  const session = createBladeXSession(client, { kind: 'wrapped', encodePassword: (typed) => typed })
  const answer = await session.signIn({ tenantId: '000000', username: 'zhao', password: 'Xiangjiang-1' })
  if (answer.outcome === 'signedIn') token = answer.accessToken
  return { bladeX, client }
}

test('[DICT-2][API-4] dictionaries are loaded as section 9 says, told to whoever shows them, and outlive the page', async () => {
  const { client, bladeX } = await signedIn()
  const first = createDictionaries(client)
  onTestFinished(first.forget)
  let changes = 0
  const end = first.subscribe(() => {
    changes += 1
  })
  expect(first.read().size).toBe(0)
  await first.load()
  expect(changes).toBe(1)
  expect(first.read()).toBe(first.read())
  expect(first.read().get('SERVICE_TYPE')?.[0]).toEqual({ key: '1', zh: '客户送检', en: '' })
  expect(bladeX.heard.slice(-2).sort()).toEqual(['GET /blade-system/dict-biz/list', 'GET /blade-system/dict/list'])
  expect(createDictionaries(client).read().get('order_status')).toHaveLength(5)

  // What is not answered stays as it was known.
  bladeX.forget()
  await first.load()
  expect(first.read().get('order_status')).toHaveLength(5)

  end()
  first.forget()
  expect([changes, first.read().size, createDictionaries(client).read().size]).toEqual([2, 0, 0])
})

test('[DICT-2][SES-7] what comes after somebody has left is not kept', async () => {
  const { client } = await signedIn()
  const dictionaries = createDictionaries(client)
  const loading = dictionaries.load()
  dictionaries.forget()
  await loading
  expect([dictionaries.read().size, createDictionaries(client).read().size]).toEqual([0, 0])
})

test('[DICT-2] what an older release or somebody else has kept there is no dictionary', async () => {
  const { client } = await signedIn()
  for (const rubbish of [7, 'x', { sex: [] }, [['sex']], [['sex', [{ key: '1' }]]], [['sex', [{ key: 1, zh: '男', en: '' }]]]]) {
    writeStored('dictionary', rubbish)
    expect(createDictionaries(client).read().size).toBe(0)
  }
  createDictionaries(client).forget()
})
