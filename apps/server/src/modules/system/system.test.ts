import { createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const { send } = createClient({ baseUrl: server.workspaceUrl })
const { system, parameter } = contract

const decide = (paramKey: string, paramValue: string) =>
  admin.send(parameter.submit, { body: { paramName: paramKey, paramKey, paramValue } })

test('[SES-14] before anybody decided anything files may be handed in, the tenant is typed, and no text message is wanted', async () => {
  const usual = { tenantMode: true, sso: false, upload: true, smsRequired: false, tokenTime: 3000 }
  expect(await send(system.config, { body: {} })).toEqual(usual)
  for (const tenantId of ['000001', 'nobody']) expect(await send(system.config, { body: { tenantId } })).toEqual(usual)
  expect(await send(system.smsRequired, { query: {} })).toBe(false)
  expect(await send(system.uploadAllowed, { query: {} })).toBe(true)
})

test('[SES-14] what an administrator decides holds at once, for that institute alone', async () => {
  await admin.send(contract.account.updateInfo, { body: { phone: '13874903300', password: demoPassword } })
  await decide('system.sms-required', '1')
  await decide('system.upload', '0')
  await decide('system.sso', ' 1 ')
  expect(await send(system.config, { body: { tenantId: '000000' } })).toMatchObject({
    sso: true,
    upload: false,
    smsRequired: true,
  })
  expect(await send(system.smsRequired, { query: { tenantId: '000000' } })).toBe(true)
  expect(await send(system.smsRequired, { query: { tenantId: '000001' } })).toBe(false)
  expect(await send(system.uploadAllowed, { query: {} })).toBe(false)
  expect(await send(system.uploadAllowed, { query: { tenantId: '000001' } })).toBe(true)
})

test('[SES-14] whether there are several institutes is said by the default one, whoever asks', async () => {
  await decide('system.tenant-mode', '0')
  for (const body of [{}, { tenantId: '000001' }])
    expect(await send(system.config, { body })).toMatchObject({ tenantMode: false })
})
