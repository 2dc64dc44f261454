import { Toasts } from '@etalon/ui/toast'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import SelfCheckScreen from './SelfCheckScreen.tsx'

const { writeText } = navigator.clipboard
afterEach(() => {
  navigator.clipboard.writeText = writeText
})
function Told() {
  return <Toasts centre={useWorkspace().toasts} />
}
const shown = (language: 'zh' | 'en') =>
  render(
    <InWorkspace language={language}>
      <SelfCheckScreen />
      <Told />
    </InWorkspace>,
  )
/** What is said of a part, once it is. */
const said = (part: string) => expect.poll(() => page.getByRole('listitem').filter({ hasText: part }).query()?.textContent)
const at = (date: Date) => new Response('', { headers: { Date: date.toUTCString() } })

test('[NAV-2] what is found is said with what to do, checked again when asked, and copied whole', async () => {
  let ahead = 7_200_000
  serve(({ path }) => (path === '/' ? at(new Date(Date.now() - ahead)) : undefined))
  await shown('zh')
  await said('时钟').toMatch(/留意.*比服务器快 7,(?:199|200|201) 秒，请校准这台设备的时间/)
  await said('往返').toMatch(/服务器正常往返 \d+ 毫秒/)
  await expect.element(page.getByRole('status').filter({ hasText: '1 项需要留意' })).toBeVisible()
  let copied = ''
  navigator.clipboard.writeText = async (text) => {
    copied = text
  }
  await page.getByRole('button', { name: '复制结果' }).click()
  await expect.poll(() => copied).toContain('[留意] 时钟: 比服务器快')
  expect(copied).toContain(`地址: ${location.origin}`)

  ahead = 0
  await page.getByRole('button', { name: '重新检查' }).click()
  await said('时钟').toContain('与服务器一致')
  await expect.element(page.getByRole('status').filter({ hasText: '一切正常' })).toBeVisible()
})

test('[NAV-2] what does not answer is said in English too, and so is a browser that copies nothing', async () => {
  serve(() => undefined)
  await shown('en')
  await said('Clock').toContain('AttentionThe server told no time')
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('The browser does not let it be copied; select the text instead')).toBeVisible()
})
