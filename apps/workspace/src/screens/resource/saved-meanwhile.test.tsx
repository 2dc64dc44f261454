import { Toasts } from '@etalon/ui/toast'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../../workspace/index.ts'
import ParameterScreen from '../system/ParameterScreen.tsx'
import VehicleScreen from '../vehicle/VehicleScreen.tsx'

const administrator = { id: '7', tenantId: '000000', name: '陈默', roles: ['admin'] }
const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const pageOf = (records: readonly object[]) => ({ records, total: records.length, size: 50, current: 1, pages: 1 })

const aVehicle = (id: string) => ({ id, version: 1, carNumber: '湘A001', model: '江铃', status: '0', remark: '', planned: 0 })
const kept = { tenantId: '000000', isDeleted: 0 }
const aParameter = (id: string) => ({ ...kept, id, paramName: '咨询电话', paramKey: 'own.phone', paramValue: '1', remark: '' })
let made = 0
let vehicle = aVehicle('1')
let parameter = aParameter('1')
// Each test has its own: what the client wrote, it knows.
beforeEach(() => {
  made += 1
  vehicle = aVehicle(String(made))
  parameter = aParameter(String(made))
})

/** What stands where the server is: it refuses an older version of a vehicle, and takes any parameter, as BladeX does. */
function answer({ path, body }: Heard): unknown {
  if (path === 'vehicle/list') return pageOf([{ ...vehicle }])
  if (path === '/api/blade-system/param/list') return pageOf([{ ...parameter }])
  if (path === 'vehicle/submit') {
    if (body.version !== vehicle.version) {
      const meta = { reason: 'edited-meanwhile', state: '0', version: vehicle.version }
      return Response.json({ code: 409, success: false, data: null, msg: '这条记录刚被他人修改', meta }, { status: 409 })
    }
    vehicle = { ...vehicle, ...body, version: vehicle.version + 1 }
    return vehicle
  }
  if (path === '/api/blade-system/param/submit') {
    parameter = { ...parameter, ...body }
    return parameter
  }
  return undefined
}

let clearToasts = () => {}
function Said() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}

let opened = 0
async function show(what: 'vehicle' | 'parameter') {
  const heard = serve(answer)
  writeSession({ tokens, user: administrator, locked: false, mustChangePassword: false })
  onTestFinished(() => {
    removeSession()
    clearToasts()
  })
  opened += 1
  const value = `/system/${what}/index`
  await render(
    <InWorkspace path={value}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: `meanwhile-${opened}`, value, query: {} }}>
          {what === 'vehicle' ? <VehicleScreen /> : <ParameterScreen />}
        </OpenTab>
      </div>
      <Said />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  return heard
}
const field = (name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
const told = () => page.getByRole('dialog').getByRole('alert')
const save = () => page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()

test('[FLOW-3] what two people write in different fields of one record stands together, and is saved with the second press', async () => {
  const heard = await show('vehicle')
  await field(/备注/).fill('每月保养')
  vehicle = { ...vehicle, version: 2, model: '福田' }
  await save()
  await expect.element(told()).toMatchTextContent(/两边改的没有冲突，已合在一起。请核对后再保存。/)
  await expect.element(field(/车型/)).toHaveValue('福田')
  await expect.element(field(/备注/)).toHaveValue('每月保养')
  await save()
  await expect.element(page.getByRole('dialog', { name: /^修改/ })).not.toBeInTheDocument()
  expect(vehicle).toMatchObject({ version: 3, model: '福田', remark: '每月保养' })
  const keys = heard.filter(({ path }) => path === 'vehicle/submit').map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('[FLOW-3] where both wrote in one field, both texts are shown, and either is one press away', async () => {
  await show('vehicle')
  await field(/车型/).fill('江铃全顺')
  vehicle = { ...vehicle, version: 2, model: '福田', status: '1' }
  await save()
  const conflicts = page.getByRole('list', { name: '两边不一致的内容' })
  await expect.element(conflicts).toHaveTextContent('车型已保存： 福田您的： 江铃全顺用已保存的')
  await expect.element(field(/车型/)).toHaveValue('江铃全顺')
  await page.getByRole('button', { name: '车型：用已保存的' }).click()
  await expect.element(field(/车型/)).toHaveValue('福田')
  await save()
  await expect.element(page.getByRole('dialog', { name: /^修改/ })).not.toBeInTheDocument()
  expect(vehicle).toMatchObject({ version: 3, model: '福田', status: '1' })
})

test('[FLOW-3] a record without a version is looked at again before it is saved: nobody writes over somebody else unseen', async () => {
  const heard = await show('parameter')
  await field(/参数值/).fill('0731-84321234')
  parameter = { ...parameter, remark: '周末不接' }
  await save()
  await expect.element(told()).toMatchTextContent(/两边改的没有冲突，已合在一起。请核对后再保存。/)
  expect(heard.filter(({ path }) => path.endsWith('param/submit'))).toHaveLength(0)
  await save()
  await expect.poll(() => parameter).toMatchObject({ paramValue: '0731-84321234', remark: '周末不接' })
})

test('[FLOW-3] what nobody else touched is saved with the first press', async () => {
  await show('parameter')
  await field(/参数值/).fill('0731-84321234')
  await userEvent.tab()
  await save()
  await expect.poll(() => parameter.paramValue).toBe('0731-84321234')
  await expect.element(page.getByRole('dialog', { name: /^(编辑|修改)/ })).not.toBeInTheDocument()
})
