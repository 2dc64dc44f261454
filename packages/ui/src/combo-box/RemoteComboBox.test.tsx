import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { writeAtOnce } from '../testing/write-at-once.ts'
import '../theme/index.ts'
import { type Option, RemoteComboBox, type RemoteComboBoxProps } from './index.ts'

function Subject({ load, wait = 20 }: Pick<RemoteComboBoxProps, 'load'> & { wait?: number }) {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <MessagesProvider>
      <RemoteComboBox label="单位" value={value} onChange={setValue} load={load} wait={wait} />
      <Button onPress={() => setValue({ value: '9', label: '草稿里的单位' })}>恢复</Button>
      <output>{value?.value ?? 'none'}</output>
    </MessagesProvider>
  )
}
const box = () => page.getByRole('combobox', { name: '单位' })
const open = () => page.getByRole('button', { name: '打开 单位' }).click()

test('[SRCH-7] typing waits before it loads, and asks once for the last text', async () => {
  const asked: string[] = []
  await render(
    <Subject
      wait={300}
      load={async (text) => {
        asked.push(text)
        return [{ value: text, label: `${text}公司` }]
      }}
    />,
  )
  await box().click()
  writeAtOnce(box().element(), ['长', '长沙'])
  await expect.element(page.getByRole('option', { name: '长沙公司' })).toBeVisible()
  expect(asked).toEqual(['长沙'])
})

test('[REG-3] nothing is asked before somebody opens the list: not by being there, by Tab, nor by a value from outside', async () => {
  const asked: string[] = []
  const load = async (text: string) => {
    asked.push(text)
    return [{ value: '9', label: '草稿里的单位' }]
  }
  await render(<Subject load={load} />)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await page.getByRole('button', { name: '恢复' }).click()
  await expect.element(box()).toHaveValue('草稿里的单位')
  await userEvent.tab({ shift: true })
  expect(asked).toEqual([])
  box().element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await page.getByRole('option', { name: '草稿里的单位' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(asked).toEqual(['草稿里的单位'])
  // Each time it is opened, so that what is new is there.
  await open()
  await expect.element(page.getByRole('option', { name: '草稿里的单位' })).toBeVisible()
  expect(asked).toEqual(['草稿里的单位', '草稿里的单位'])
})

test('[REG-3] a slow answer to an older text never replaces a newer one', async () => {
  const answers = new Map<string, (options: Option[]) => void>()
  const aborted: string[] = []
  await render(
    <Subject
      load={(text, signal) => {
        signal.addEventListener('abort', () => aborted.push(text))
        return new Promise((resolve) => answers.set(text, resolve))
      }}
    />,
  )
  await box().click()
  await box().fill('a')
  await expect.poll(() => answers.has('a')).toBe(true)
  await box().fill('ab')
  await expect.poll(() => answers.has('ab')).toBe(true)
  answers.get('ab')?.([{ value: '2', label: 'ab 公司' }])
  await expect.element(page.getByRole('option', { name: 'ab 公司' })).toBeVisible()
  answers.get('a')?.([{ value: '1', label: '旧的公司' }])
  await expect.element(page.getByRole('option', { name: 'ab 公司' })).toBeVisible()
  expect(page.getByRole('option', { name: '旧的公司' }).elements()).toEqual([])
  expect(aborted).toContain('a')
})

test('[REG-3] Enter before the answer waits for it: what was typed stays, and nothing else is asked', async () => {
  const asked: string[] = []
  let answer: (options: Option[]) => void = () => undefined
  await render(
    <Subject
      load={(text) => {
        asked.push(text)
        return new Promise((resolve) => {
          answer = resolve
        })
      }}
    />,
  )
  await box().click()
  await userEvent.keyboard('长沙')
  await expect.poll(() => asked.at(-1)).toBe('长沙')
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveValue('长沙')
  answer([{ value: '3', label: '长沙公司' }])
  await expect.element(page.getByRole('option', { name: '长沙公司' })).toBeVisible()
  expect(asked.at(-1)).toBe('长沙')
})

test('[REG-3] what is chosen fills the field, can be cleared, and a value from outside writes its words', async () => {
  await render(<Subject load={async () => [{ value: '1', label: '湖南惠泽医院' }]} />)
  await open()
  await page.getByRole('option', { name: '湖南惠泽医院' }).click()
  await expect.element(box()).toHaveValue('湖南惠泽医院')
  await expect.element(page.getByText('1', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '清除 单位' }).click()
  await expect.element(box()).toHaveValue('')
  await expect.element(box()).toHaveFocus()
  await page.getByRole('button', { name: '恢复' }).click()
  await expect.element(box()).toHaveValue('草稿里的单位')
})

test('[REG-3] a failed search says so; Enter or a press asks again, and the list stays open', async () => {
  let failures = 2
  const asked = vi.fn()
  await render(
    <Subject
      load={async (text) => {
        asked(text)
        if (failures-- > 0) throw new Error('offline')
        return [{ value: '1', label: '湖南惠泽医院' }]
      }}
    />,
  )
  await open()
  const again = page.getByRole('button', { name: '重试 (Enter)' })
  await expect.element(again).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  await again.click()
  await expect.element(page.getByRole('option', { name: '湖南惠泽医院' })).toBeVisible()
})

test('[REG-3] words that were typed but not chosen give way to those of the value', async () => {
  await render(<Subject load={async (text) => (text === '' ? [{ value: '1', label: '湖南惠泽医院' }] : [])} />)
  await open()
  await page.getByRole('option', { name: '湖南惠泽医院' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await box().fill('不存在的单位')
  await expect.element(page.getByText('没有可选项')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(box()).toHaveValue('湖南惠泽医院')
  await expect.element(page.getByText('1', { exact: true })).toBeInTheDocument()
})

describe('where the page scrolls', () => {
  async function typed() {
    await render(
      <div data-testid="page" style={{ blockSize: 300, overflow: 'auto' }}>
        <div style={{ blockSize: 120 }} />
        <Subject load={async (text) => [{ value: '7', label: `${text}公司` }]} />
        <div style={{ blockSize: 900 }} />
      </div>,
    )
    box().element().focus()
    await userEvent.keyboard('长沙')
    await expect.element(page.getByRole('option', { name: '长沙公司' })).toBeVisible()
    return page.getByTestId('page').element()
  }
  const gap = () =>
    page.getByRole('listbox').element().getBoundingClientRect().top - box().element().getBoundingClientRect().bottom

  test('[REG-3][A11Y-2] the list goes with its field, and what was typed stays', async () => {
    const scrolled = await typed()
    const before = gap()
    scrolled.scrollBy(0, 60)
    await expect.poll(() => Math.abs(gap() - before)).toBeLessThan(1)
    expect(scrolled.scrollTop).toBe(60)
    await expect.element(box()).toHaveValue('长沙')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByText('7', { exact: true })).toBeVisible()
  })

  test('[REG-3][A11Y-2] the list closes where the field is scrolled away, what was typed stays, and typing on opens it', async () => {
    const scrolled = await typed()
    scrolled.scrollBy(0, 400)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(box()).toHaveValue('长沙')
    await userEvent.keyboard('市')
    await expect.element(page.getByRole('option', { name: '长沙市公司' })).toBeVisible()
  })
})
