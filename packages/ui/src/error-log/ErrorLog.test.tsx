import { type ErrorLogActorRef, errorLogMachine, type SavedErrorLog } from '@etalon/machines/error-log'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import { Button } from '../button/index.ts'
import { useDialog } from '../dialog/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { errorLogReference } from './error-log.reference.ts'
import { ErrorLog, type ErrorLogOptions, localTime, logText, useErrorLog } from './index.ts'
import { shanghaiTime, storyLog } from './story-log.ts'

afterEach(() => vi.restoreAllMocks())

let actor: ErrorLogActorRef | undefined
const kept: SavedErrorLog[] = []

function Subject({ upload, saved = storyLog }: Pick<ErrorLogOptions, 'upload'> & { saved?: SavedErrorLog }) {
  const dialog = useDialog('medium')
  actor = useErrorLog({ now: () => 1_795_142_527_000, saved, onKeep: (log) => kept.push(log), ...(upload ? { upload } : {}) })
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>打开</Button>
      <ErrorLog actor={actor} dialog={dialog} uploads={upload !== undefined} writeTime={shanghaiTime} />
    </MessagesProvider>
  )
}
const open = async (subject = <Subject />) => {
  await render(subject)
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(page.getByRole('dialog', { name: '本地日志' })).toBeVisible()
}
const button = (name: string) => page.getByRole('dialog', { name: '本地日志' }).getByRole('button', { name, exact: true })
const question = () => page.getByRole('alertdialog', { name: '提示' })
const says = (text: string) => expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const entries = () => page.getByRole('list', { name: '本地日志' }).getByRole('listitem')

test('[LOG-1] what was caught is listed with when, where, how often and what; what comes meanwhile is there at once', async () => {
  await open()
  const first = entries().first()
  await expect.element(first.getByRole('img', { name: '错误' })).toBeVisible()
  await expect.element(first.getByText('2026-11-20 10:45:07')).toBeVisible()
  await expect.element(first.getByText('/report/report-detail/index')).toBeVisible()
  await expect.element(first.getByText('12 次')).toBeVisible()
  await expect.element(first.getByText(/at ReportPanel/)).not.toBeVisible()
  await first.getByText('详细信息').click()
  await expect.element(first.getByText(/at ReportPanel/)).toBeVisible()
  await expect.element(entries().nth(1).getByRole('img', { name: '警告' })).toBeVisible()
  actor?.send({ type: 'ERROR.CAUGHT', error: { url: '/', type: 'error', message: 'password=Etalon-demo-1' } })
  await expect.element(entries().first().getByText('password=***', { exact: true })).toBeVisible()
  expect(entries().elements()).toHaveLength(4)
})

test('[LOG-2] clearing is asked first; cancelled, nothing is lost; confirmed, it is empty, kept empty and said', async () => {
  await open()
  await button('清空').click()
  await expect.element(question().getByText('确定清空本地日志记录?')).toBeVisible()
  await question().getByRole('button', { name: '取消' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(button('清空')).toHaveFocus()
  expect(entries().elements()).toHaveLength(3)
  await button('清空').click()
  await question().getByRole('button', { name: '清空' }).click()
  await says('清空成功!')
  await expect.element(page.getByText('没有错误记录', { exact: true }).first()).toBeVisible()
  expect(kept.at(-1)).toEqual({ version: 1, entries: [] })
  await expect.element(button('清空')).toHaveAttribute('aria-disabled', 'true')
})

/** A page with a log that lives outside it. */
function Page({ log }: { log: ErrorLogActorRef }) {
  return <ErrorLog actor={log} dialog={useDialog('medium')} />
}

test('[LOG-2] a question that goes away with its page is not asked again by itself', async () => {
  const log = createActor(errorLogMachine, { input: { now: () => 0, saved: storyLog } }).start()
  const first = await render(<Page log={log} />)
  log.send({ type: 'CLEAR.REQUESTED' })
  await expect.element(question()).toBeVisible()
  await first.unmount()
  expect(log.getSnapshot().value).toBe('listening')
  expect(log.getSnapshot().context.entries).toHaveLength(3)
})

test('[LOG-2] sending is asked first, and says whether it was sent', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => undefined]
  const upload = vi.fn(() => answers.shift()?.() ?? Promise.resolve())
  await open(<Subject upload={upload} />)
  for (const said of ['发送失败，记录都还在，请重试', '发送成功!']) {
    await button('上传').click()
    await expect.element(question().getByText('确定上传本地日志到服务器?')).toBeVisible()
    await question().getByRole('button', { name: '上传' }).click()
    await says(said)
  }
  expect(upload).toHaveBeenCalledTimes(2)
  expect(entries().elements()).toHaveLength(0)
})

test('[LOG-2] where nothing takes the log, sending is not offered', async () => {
  await open()
  await expect.element(button('复制')).toBeVisible()
  expect(button('上传').elements()).toEqual([])
})

test('it is copied as text, and said where the browser does not let it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'))
  await open()
  await button('复制').click()
  await says('已复制')
  expect(write).toHaveBeenCalledWith(logText(storyLog.entries, shanghaiTime))
  await button('复制').click()
  await says('浏览器不允许复制')
})

const byKeyboard = async () => {
  await render(<Subject />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '本地日志' })).toBeVisible()
}
const details = () => page.getByText('详细信息').first().element()
const unfolds = async (key: string) => {
  await byKeyboard()
  for (let press = 0; press < 12 && document.activeElement !== details(); press += 1) await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(page.getByText(/at ReportPanel/)).toBeVisible()
}

provesKeys(errorLogReference, {
  Tab: async () => {
    await byKeyboard()
    const dialog = page.getByRole('dialog', { name: '本地日志' })
    const seen = new Set<string>()
    for (let press = 0; press < 14; press += 1) {
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    }
    expect([...seen]).toEqual(expect.arrayContaining(['本地日志', '详细信息', '清空', '复制', '关闭']))
  },
  Enter: () => unfolds('{Enter}'),
  Space: () => unfolds(' '),
  Escape: async () => {
    await byKeyboard()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: '本地日志' })).toBeVisible()
    await button('关闭').click()
    await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus()
  },
})

test('a log is text for whoever can help; a time is written by the clock of this device', () => {
  expect(logText(storyLog.entries.slice(0, 2), shanghaiTime).split('\n')).toEqual([
    '2026-11-20 10:45:07 error ×12 /report/report-detail/index',
    "TypeError: Cannot read properties of undefined (reading 'certificate')",
    'ReportPanel',
    'at ReportPanel (/assets/report-4f2a91b0.js:1:28311)',
    'at Answered (/assets/report-4f2a91b0.js:1:9127)',
    '',
    '2026-11-20 10:44:07 warning /order/order-list/index',
    'The filters are kept for as long as the page is open.',
  ])
  expect(localTime(new Date(2026, 0, 2, 3, 4, 5).getTime())).toBe('2026-01-02 03:04:05')
})
