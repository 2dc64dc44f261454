import { useSelector } from '@xstate/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { SelectionBar, useDataTable } from './index.ts'
import { selectionBarReference } from './selection-bar.reference.ts'

const rows = Array.from({ length: 50 }, (_, place) => ({ id: String(place) }))

interface SubjectProps {
  total: number
  totalIsCapped?: boolean
  onCleared?: (() => void) | undefined
}

function Subject({ total, totalIsCapped = false, onCleared }: SubjectProps) {
  const list = useDataTable({ loadPage: async () => ({ rows: rows.slice(0, total), total, totalIsCapped }) })
  const hasCome = useSelector(list, ({ context }) => context.rows.length > 0)
  return (
    <MessagesProvider language="en">
      <button type="button" disabled={!hasCome} onClick={() => list.send({ type: 'ROW.TOGGLED', key: '0' })}>
        First
      </button>
      <button type="button" onClick={() => list.send({ type: 'ROW.TOGGLED', key: '1' })}>
        Second
      </button>
      <SelectionBar
        data-testid="bar"
        actor={list}
        actions={
          <>
            <Button size="small">Print</Button>
            <Button size="small">Hand over to a laboratory</Button>
          </>
        }
        {...(onCleared ? { onCleared } : {})}
      />
    </MessagesProvider>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const status = () => page.getByRole('status')
const parts = ['Select all 1,286', 'Print', 'Hand over to a laboratory', 'Clear selection']
const all = () => button('Select all 1,286')
const clear = () => button('Clear selection')

const bar = () => page.getByTestId('bar').element()

async function chosen({ total = 1286, ...more }: Partial<SubjectProps> = {}) {
  await render(<Subject total={total} {...more} />)
  await button('First').click()
  await expect.element(status()).toHaveTextContent('1 selected')
}

provesKeys(selectionBarReference, {
  Tab: async () => {
    await chosen()
    button('Second').element().focus()
    // What can be done with them is fetched when something is selected first.
    await expect.element(button(parts[0] ?? '')).toBeVisible()
    for (const name of parts) {
      await userEvent.tab()
      await expect.element(button(name)).toHaveFocus()
    }
  },
  'Enter, Space': async () => {
    await chosen()
    all().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status()).toHaveTextContent('1,286 selected')
    expect(all().query()).toBeNull()
    await expect.element(clear()).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => clear().query()).toBeNull()
  },
})

test('[TBL-4] how many are selected is shown and said aloud each time that it changes, and that none is any more', async () => {
  await chosen()
  await expect.element(status()).toHaveTextContent('1 selected')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await button('Second').click()
  await expect.element(status()).toHaveTextContent('2 selected')
  await clear().click()
  await expect.element(status()).toHaveTextContent('0 selected')
  expect(bar().getBoundingClientRect().height).toBe(0)
})

test('[TBL-4] nothing is said while nothing has been selected yet', async () => {
  await render(<Subject total={1286} />)
  await expect.element(status()).toHaveTextContent('')
  expect(clear().query()).toBeNull()
})

test('[TBL-4] all that match are offered only while there are more than those selected', async () => {
  await chosen({ total: 1 })
  expect(page.getByRole('button', { name: /^Select all/ }).query()).toBeNull()
})

test('[TBL-4] where nobody has counted to the end, all are offered and selected as at least so many', async () => {
  await chosen({ total: 1000, totalIsCapped: true })
  await button('Select all 1,000+').click()
  await expect.element(status()).toHaveTextContent('1,000+ selected')
  expect(page.getByRole('button', { name: /^Select all/ }).query()).toBeNull()
})

test('[TBL-4] all are offered also where as many are selected as were counted', async () => {
  await chosen({ total: 1, totalIsCapped: true })
  await expect.element(button('Select all 1+')).toBeVisible()
})

test('[TBL-4] whoever owns the list leads the focus on once the bar is gone', async () => {
  const onCleared = vi.fn(() => button('First').element().focus())
  await chosen({ onCleared })
  await clear().click()
  expect(onCleared).toHaveBeenCalledOnce()
  await expect.element(button('First')).toHaveFocus()
})

test('[DS-1] on a narrow screen its parts wrap, and none is cut', async () => {
  await page.viewport(320, 640)
  await chosen()
  for (const name of parts) {
    const { left, right } = button(name).element().getBoundingClientRect()
    expect(left, name).toBeGreaterThanOrEqual(0)
    expect(right, name).toBeLessThanOrEqual(320)
  }
  await page.viewport(1280, 800)
})
