import type { ReportReading } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Answered } from '../../answers/Answered.tsx'
import { commonMessages } from '../../messages/index.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useReading } from './use-reading.ts'

const saying = (value: string): ReportReading => {
  const named = { zh: '检定结论', en: 'Conclusion' }
  return { passages: [{ key: 'conclusion', section: named, label: named, value }], versions: [], comments: [], isOpen: true }
}

function Read({ version }: { readonly version: number }) {
  const { answer, reload } = useReading('61', version)
  return (
    <Answered answer={answer} reload={reload}>
      {({ passages }) => (
        <>
          <p>{passages[0]?.value}</p>
          <input aria-label="批注" />
        </>
      )}
    </Answered>
  )
}
const shown = (version: number) => (
  <InWorkspace>
    <Read version={version} />
  </InWorkspace>
)

test('[BIZ-4] a report of which there is another version is read anew; where that fails, what is being noted beside it stays', async () => {
  let server: ReportReading | undefined = saying('合格')
  serve(() => server)
  const screen = await render(shown(1))
  await expect.element(page.getByText('合格', { exact: true })).toBeVisible()
  await page.getByLabelText('批注').fill('缺少依据')
  server = undefined
  await screen.rerender(shown(2))
  await expect.element(page.getByText(commonMessages.zh.stale)).toBeVisible()
  await expect.element(page.getByText('合格', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('批注')).toHaveValue('缺少依据')
  server = saying('不合格')
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('不合格')).toBeVisible()
  await expect.element(page.getByLabelText('批注')).toHaveValue('缺少依据')
  server = saying('1 级')
  await screen.rerender(shown(3))
  await expect.element(page.getByText('1 级')).toBeVisible()
})
