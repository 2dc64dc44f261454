import { CallProblem } from '@etalon/api/client'
import { type Language, MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { commonMessages } from '../messages/index.ts'
import { workMessages } from '../messages/work.ts'
import { Answered } from './Answered.tsx'
import { ListAboveContext } from './NotThere.tsx'
import { type Answer, useAnswer } from './use-answer.ts'

const show = (answer: Answer<string>, notFound?: string) =>
  render(
    <MessagesProvider>
      <Answered answer={answer} reload={() => {}} {...(notFound === undefined ? {} : { notFound })}>
        {(value) => <p>{value}</p>}
      </Answered>
    </MessagesProvider>,
  )
const failed = (code: number): Answer<string> => ({
  state: 'failed',
  problem: new CallProblem('refused', 'the server says no', { code }),
  isRetrying: false,
})

test('a record that does not exist is said so, with nothing to try again', async () => {
  for (const code of [404, 400]) {
    const screen = await show(failed(code), 'no such report')
    await expect.element(screen.getByText('no such report')).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
    await expect.element(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/')
    await screen.unmount()
  }
})

test('[NAV-10] from a record that does not exist the way leads to its list', async () => {
  const screen = await render(
    <MessagesProvider>
      <ListAboveContext value={{ path: '/order/order-list/index', label: '委托单' }}>
        <Answered answer={failed(404)} reload={() => {}} notFound="no such order">
          {(value) => <p>{value}</p>}
        </Answered>
      </ListAboveContext>
    </MessagesProvider>,
  )
  const way = screen.getByRole('link', { name: commonMessages.zh.backTo('委托单') })
  await expect.element(way).toHaveAttribute('href', '/order/order-list/index')
})

test('a record on its way has its place held by grey shapes; what is a part of a page has a thin bar alone', async () => {
  const screen = await show({ state: 'loading' }, 'no such report')
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument()
  expect(screen.container.querySelectorAll('[data-shape]').length).toBeGreaterThan(5)
  await screen.unmount()
  const part = await show({ state: 'loading' })
  await expect.element(part.getByRole('progressbar')).toBeInTheDocument()
  expect(part.container.querySelectorAll('[data-shape]').length).toBe(0)
})

test('[PERM-1][NAV-10] what is not for this person is said so, with the way home and nothing to try again', async () => {
  const screen = await show(failed(403))
  await expect.element(screen.getByRole('heading', { level: 1, name: workMessages.zh.notYours })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('any other failure, or one without words for a missing record, says why', async () => {
  for (const screen of [() => show(failed(500), 'no such report'), () => show(failed(404))]) {
    const shown = await screen()
    await expect.element(shown.getByRole('alert').getByText('the server says no')).toBeVisible()
    expect(shown.getByText('no such report').elements()).toEqual([])
    await shown.unmount()
  }
})

/** Each question waits until the test answers it. */
const waiting: { give: (text: string) => void; fail: () => void; refuse: (code: number) => void }[] = []
const ask = () =>
  new Promise<string>((resolve, reject) => {
    waiting.push({
      give: resolve,
      fail: () => reject(new CallProblem('network', 'not carried')),
      refuse: (code) => reject(new CallProblem('refused', 'the server says no', { code })),
    })
  })
function Screen() {
  return (
    <MessagesProvider>
      <Answered {...useAnswer(ask)}>{(value) => <p>{value}</p>}</Answered>
    </MessagesProvider>
  )
}

test('a failure is tried again by its button, which shows that it is, and keeps the focus when that fails too', async () => {
  await render(<Screen />)
  waiting.shift()?.fail()
  await expect.element(page.getByText(commonMessages.zh.networkLost)).toBeVisible()
  const button = page.getByRole('button', { name: /重试/ })
  await button.click()
  await expect.element(button.getByRole('progressbar')).toBeInTheDocument()
  await button.click({ force: true })
  expect(waiting).toHaveLength(1)
  waiting.shift()?.fail()
  await expect.element(button.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  waiting.shift()?.give('here it is')
  await expect.element(page.getByText('here it is')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

/** A part of the page with something typed on it. */
const Typed = ({ value }: { readonly value: string }) => (
  <>
    <p>{value}</p>
    <input aria-label="typed" />
  </>
)
const asks = { first: () => ask(), other: () => ask() }
function Asking({ which, language = 'zh' }: { readonly which: keyof typeof asks; readonly language?: Language }) {
  return (
    <MessagesProvider language={language}>
      <Answered {...useAnswer(asks[which])}>{(value) => <Typed value={value} />}</Answered>
    </MessagesProvider>
  )
}

function Reloaded({ language = 'zh' }: { readonly language?: Language }) {
  const { answer, reload } = useAnswer(asks.first)
  return (
    <MessagesProvider language={language}>
      <button type="button" onClick={reload}>
        reload
      </button>
      <Answered answer={answer} reload={reload} notFound="no such report">
        {(value) => <Typed value={value} />}
      </Answered>
    </MessagesProvider>
  )
}

test.each(['zh', 'en'] as const)(
  '[I18N-1] what is there stays with what was typed on it where it cannot be brought up to date, says so, and is tried again, in %s',
  async (language) => {
    const words = commonMessages[language]
    const retry = language === 'zh' ? '重试' : 'Try again'
    await render(<Reloaded language={language} />)
    waiting.shift()?.give('as it was')
    await page.getByLabelText('typed').fill('mine')
    await page.getByRole('button', { name: 'reload' }).click()
    // Until it is known to have failed, nothing is said.
    expect(page.getByRole('alert').elements()).toEqual([])
    waiting.shift()?.fail()
    const note = page.getByRole('alert')
    await expect.element(note).toHaveTextContent(`${words.stale}${words.staleHint(words.networkLost)}${retry}`)
    await expect.element(page.getByText('as it was')).toBeVisible()
    await expect.element(page.getByLabelText('typed')).toHaveValue('mine')
    const again = note.getByRole('button', { name: new RegExp(retry) })
    await again.click()
    await expect.element(again.getByRole('progressbar')).toBeInTheDocument()
    waiting.shift()?.fail()
    await expect.element(again.getByRole('progressbar')).not.toBeInTheDocument()
    await page.getByLabelText('typed').click()
    await again.click()
    waiting.shift()?.give('as it is')
    await expect.element(page.getByText('as it is')).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
    // The button that had the focus went with the note.
    await expect.element(page.getByLabelText('typed')).toHaveFocus()
    await expect.element(page.getByLabelText('typed')).toHaveValue('mine')
  },
)

test.each([
  [403, workMessages.zh.notYours],
  [404, 'no such report'],
])(
  '[PERM-1][NAV-10] what was there goes once it is refused with %i, and comes back once it may be seen again',
  async (code, said) => {
    await render(<Reloaded />)
    waiting.shift()?.give('as it was')
    await expect.element(page.getByText('as it was')).toBeVisible()
    const reload = page.getByRole('button', { name: 'reload' })
    await reload.click()
    waiting.shift()?.refuse(code)
    await expect.element(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    expect(page.getByText('as it was').elements()).toEqual([])
    // Not carried is no permission: what was refused does not come back by that.
    await reload.click()
    waiting.shift()?.fail()
    await expect.element(page.getByText(commonMessages.zh.networkLost)).toBeVisible()
    expect(page.getByText('as it was').elements()).toEqual([])
    await reload.click()
    waiting.shift()?.give('as it is')
    await expect.element(page.getByText('as it is')).toBeVisible()
  },
)

test('what is there stays where the server only fails', async () => {
  await render(<Reloaded />)
  waiting.shift()?.give('as it was')
  await expect.element(page.getByText('as it was')).toBeVisible()
  await page.getByRole('button', { name: 'reload' }).click()
  waiting.shift()?.refuse(500)
  await expect.element(page.getByText(commonMessages.zh.stale)).toBeVisible()
  await expect.element(page.getByText('as it was')).toBeVisible()
})

test('what answered another question does not stand in for one that failed', async () => {
  const screen = await render(<Asking which="first" />)
  waiting.shift()?.give('of the first')
  await expect.element(page.getByText('of the first')).toBeVisible()
  await screen.rerender(<Asking which="other" />)
  waiting.shift()?.fail()
  await expect.element(page.getByText(commonMessages.zh.networkLost)).toBeVisible()
  expect(page.getByText('of the first').elements()).toEqual([])
  expect(page.getByText(commonMessages.zh.stale).elements()).toEqual([])
})
