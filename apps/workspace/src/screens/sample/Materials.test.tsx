import { useDialog } from '@etalon/ui/dialog'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import SampleDetailScreen from './SampleDetailScreen.tsx'
import SampleLabelScreen from './SampleLabelScreen.tsx'
import { awaited, received } from './sample-in-tests.ts'

function AtCounter() {
  const dialog = useDialog('medium')
  return (
    <>
      <button type="button" onClick={dialog.open}>
        Begin
      </button>
      <ReceiveDialog dialog={dialog} sample={awaited} onReceived={() => undefined} />
    </>
  )
}

test('[BIZ-3] the counter notes what came with a sample, and that goes with its receipt', async () => {
  const heard = serve(({ path }) =>
    path === 'sample/receive' ? { id: '51', state: '100', version: 2, sampleNo: 'YP261100136' } : { records: [] },
  )
  await render(
    <InWorkspace>
      <AtCounter />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: 'Begin' }).click()
  const dialog = page.getByRole('dialog', { name: /接收样品/ })
  await dialog.getByRole('textbox', { name: '标签' }).fill('1/2')
  await dialog.getByRole('button', { name: /受理资料/ }).click()
  await page.getByRole('option', { name: '维修单' }).click()
  await page.getByRole('option', { name: '说明书' }).click()
  await page
    .getByRole('listbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await dialog.getByRole('button', { name: '收样' }).click()
  await expect
    .poll(() => heard.find(({ path }) => path === 'sample/receive')?.body)
    .toMatchObject({ id: '51', label: '1/2', materials: ['2', '1'] })
})

test.each(['zh', 'en'] as const)('[BIZ-3] the page of a sample and its label say what came with it, in %s', async (language) => {
  serve(({ path }) =>
    path === 'sample/detail'
      ? received
      : path === 'sample/history'
        ? []
        : path === 'sample/page'
          ? { records: [received], total: 1, size: 20, current: 1, pages: 1 }
          : { records: [] },
  )
  await render(
    <InWorkspace language={language}>
      <SampleDetailScreen query={{ id: '51' }} />
      <SampleLabelScreen query={{ ids: '51' }} />
    </InWorkspace>,
  )
  const said = {
    zh: ['说明书、维修单', '说明书 · 维修单'],
    en: ['Manual, Repair slip', 'Manual · Repair slip'],
  } as const
  for (const one of said[language]) await expect.element(page.getByText(one, { exact: true })).toBeVisible()
  // The number of the order has its line for itself: nothing of it is cut.
  await expect.element(page.getByRole('article').getByText('WT2026110001 · 1/2', { exact: true })).toBeVisible()
})
