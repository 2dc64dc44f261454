import { contract } from '@etalon/api/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeEntry } from '../../shell/telling/entries.tsx'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { RichTextField } from './index.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const symbol = (code: string, sort: number) => ({ id: String(sort), code, name: '', nameEn: '', sort })
const pageOf = (...records: readonly object[]) => ({ records, total: records.length, size: 9999, current: 1, pages: 1 })

function Field({ onChange }: { readonly onChange: (html: string) => void }) {
  const [value, setValue] = useState('<p>合格</p>')
  return (
    <RichTextField
      label="内容"
      name="content"
      longest={500}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('[RICH-1][MATH-3] the editor comes when it is shown, with the characters of the institute and one’s own', async () => {
  serve(({ path }) =>
    path === contract.symbol.list.path
      ? pageOf(symbol('±', 1), symbol('\\alpha', 2))
      : path === contract.personalSymbol.list.path
        ? pageOf(symbol('㎡', 1))
        : undefined,
  )
  const changed = vi.fn<(html: string) => void>()
  const screen = await render(
    <InWorkspace>
      <Field onChange={changed} />
    </InWorkspace>,
  )
  const text = screen.getByRole('textbox', { name: '内容' })
  await expect.element(text).toHaveTextContent('合格')
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await screen.getByRole('button', { name: '特殊字符' }).click()
  await screen.getByRole('gridcell', { name: '±' }).click()
  await expect.poll(() => changed.mock.lastCall?.[0]).toBe('<p>合格±</p>')
})

test('[RICH-1][RICH-3][MATH-1] a notice with a formula opens and shows it; what would run in it is left out', async () => {
  const notice = {
    ...{ id: '1', title: '包含因子', releaseTime: '2026-01-01T00:00:00Z', isPublic: false, createUserName: '', createTime: '' },
    content: '<p>取 <span data-tex="k=2">k=2</span><img src=x onerror="window.broken = 1"></p>',
  }
  const screen = await render(
    <InWorkspace>
      <NoticeEntry notice={notice} time="01-01" />
    </InWorkspace>,
  )
  const entry = screen.getByRole('button', { name: /包含因子/ })
  await expect.element(entry).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => entry.element().textContent).toContain('取 k=2')
  await entry.click()
  await expect.poll(() => screen.container.querySelector('math')?.textContent).toContain('k=2')
  expect(screen.container.querySelector('[onerror]')).toBeNull()
  expect('broken' in window).toBe(false)
})
