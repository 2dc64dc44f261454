import type { SavedUpload, UploadFile } from '@etalon/machines/upload'
import { Activity } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import {
  FileUpload,
  type FileUploadProps,
  fileSize,
  type PartTools,
  refusesForGood,
  type UploadPorts,
  UploadRefused,
} from './index.ts'
import { partSize, storyFile, storyServer } from './story-server.ts'

const uploaded = vi.fn<(file: { fileId: string }) => void>()
const removed = vi.fn<(fileId: string) => void>()
beforeEach(() => {
  uploaded.mockClear()
  removed.mockClear()
})

function Subject(props: Partial<FileUploadProps> & { ports: UploadPorts; shown?: boolean }) {
  const { shown = true, ...given } = props
  return (
    <MessagesProvider>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <FileUpload label="附件" onUploaded={uploaded} onRemoved={removed} multiple {...given} />
      </Activity>
    </MessagesProvider>
  )
}
const choose = async (...files: File[]) => {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(input, files)
}
const rows = () => page.getByRole('list', { name: '附件，已选的文件' }).getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const advice = '再次发送也不会被接收。请移除它，改正后重新选择文件。'
/** What is told by now has been heard of. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const says = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text)

/** A server that sends a part when the test says so. */
function slowServer() {
  const base = storyServer('ends')
  const waiting: (PartTools & { place: number; give: () => void; lose: () => void; refuse: () => void })[] = []
  const ports: UploadPorts = {
    ...base,
    sendPart: (request, tools) =>
      new Promise<void>((resolve, reject) => {
        const give = () => void base.sendPart(request, tools).then(() => resolve(), reject)
        waiting.push({
          place: request.place,
          ...tools,
          give,
          lose: () => reject(new TypeError('not carried')),
          refuse: () => reject(new UploadRefused('内容与类型不符')),
        })
      }),
  }
  return { ports, waiting, cancelled: base.cancelled }
}

test('[FILE-1] a file goes in parts, tells how far it is in quarters, and ends with its id', async () => {
  const { ports, waiting } = slowServer()
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', partSize * 2))
  await expect.poll(() => waiting.length).toBe(1)
  expect(waiting[0]?.content.size).toBe(partSize)
  waiting[0]?.progress(partSize / 2)
  await expect.element(page.getByRole('progressbar', { name: '证书.pdf 的上传进度' })).toHaveAttribute('aria-valuetext', '25%')
  await says('证书.pdf，25%')
  waiting[0]?.give()
  await expect.poll(() => waiting.length).toBe(2)
  await says('证书.pdf，50%')
  await expect.element(page.getByText('256 KB / 512 KB')).toBeVisible()
  button('暂停 证书.pdf').element().focus()
  waiting[1]?.give()
  await expect
    .poll(() => uploaded.mock.calls)
    .toEqual([[{ fileId: 'id of 证书.pdf', name: '证书.pdf', size: partSize * 2, type: 'application/pdf' }]])
  await says('证书.pdf，已上传 · 512 KB')
  await expect.element(button('移除 证书.pdf')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(removed).toHaveBeenCalledWith('id of 证书.pdf')
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
})

test('[FILE-1] paused, nothing is sent; gone on with, the part is sent again', async () => {
  const { ports, waiting } = slowServer()
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', partSize))
  await expect.poll(() => waiting.length).toBe(1)
  await button('暂停 证书.pdf').click()
  await expect.element(page.getByText('已暂停 · 0 B / 256 KB')).toBeVisible()
  waiting[0]?.give()
  await expect.element(button('继续 证书.pdf')).toHaveFocus()
  expect(uploaded).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
})

test('[FILE-1] after a lost connection it goes on by itself once there is one; tried in vain it says so and can be tried again', async () => {
  const { ports, waiting } = slowServer()
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', partSize))
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect.poll(() => waiting.length).toBe(tries)
    waiting.at(-1)?.lose()
    await expect.element(page.getByText('连接断开，稍后自动继续……')).toBeVisible()
    window.dispatchEvent(new Event('online'))
  }
  await expect.poll(() => waiting.length).toBe(7)
  waiting.at(-1)?.lose()
  await expect.element(page.getByText('连不上服务器，已传的部分还在，可以重试')).toBeVisible()
  await button('重试 证书.pdf').click()
  await expect.poll(() => waiting.length).toBe(8)
  await expect.element(button('暂停 证书.pdf')).toHaveFocus()
  waiting.at(-1)?.give()
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
})

test('[FILE-1] a cancelled file is gone, the server drops its parts, and the focus goes to the next row', async () => {
  const { ports, waiting, cancelled } = slowServer()
  await render(<Subject ports={ports} />)
  await choose(storyFile('一.pdf', partSize), storyFile('二.pdf', partSize))
  await expect.poll(() => waiting.length).toBe(2)
  await button('取消 一.pdf').click()
  await says('一.pdf，已取消')
  expect(rows().elements()).toHaveLength(1)
  await expect.element(button('取消 二.pdf')).toHaveFocus()
  await expect.poll(() => cancelled).toEqual(['of 一.pdf'])
})

/** A server that answers one of the calls by a status and words, as an app tells of them. */
function answering(call: 'begin' | 'sendPart' | 'finish', status: number, words: string) {
  const asked = vi.fn()
  const refuse = async () => {
    asked()
    throw refusesForGood(status) ? new UploadRefused(words) : new Error(String(status))
  }
  return { asked, ports: { ...storyServer('ends'), [call]: refuse } }
}

test.each([
  ['begin', 413],
  ['begin', 403],
  ['sendPart', 422],
  ['finish', 400],
] as const)('[FILE-1] what the server refuses for good is not tried again and says why: %s, %d', async (call, status) => {
  const { asked, ports } = answering(call, status, '附件总量已超过 500 MB，请先删除旧文件')
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', 10))
  const why = '服务器没有接收这个文件：附件总量已超过 500 MB，请先删除旧文件'
  await expect.element(rows().getByText(why)).toBeVisible()
  await says(`证书.pdf，${why} · ${advice}`)
  window.dispatchEvent(new Event('online'))
  await expect.element(rows().getByText(advice)).toBeVisible()
  expect(button('重试 证书.pdf').elements()).toEqual([])
  await button('移除 证书.pdf').click()
  await expect.element(rows()).not.toBeInTheDocument()
  expect(asked).toHaveBeenCalledOnce()
})

test('[FILE-1][A11Y-2] a file that is refused on its way gives the focus to the button that removes it', async () => {
  const { ports, waiting } = slowServer()
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', partSize))
  await expect.poll(() => waiting.length).toBe(1)
  button('暂停 证书.pdf').element().focus()
  waiting[0]?.refuse()
  await expect.element(rows().getByText(advice)).toBeVisible()
  await expect.element(button('移除 证书.pdf')).toHaveFocus()
})

test('[FILE-1] an answer that makes no sense can be tried again', async () => {
  const server = storyServer('senseless')
  const begin = vi.fn(server.begin)
  await render(<Subject ports={{ ...server, begin }} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.element(rows().getByText('服务器的答复无法识别，请重试')).toBeVisible()
  expect(rows().getByText(advice).elements()).toEqual([])
  await button('重试 证书.pdf').click()
  await expect.poll(() => begin.mock.calls.length).toBe(2)
})

test.each([408, 425, 429, 500, 503])('[FILE-1] %d asks for patience: the file waits, and is tried again', async (status) => {
  const { asked, ports } = answering('begin', status, '请稍后')
  await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.element(page.getByText('连接断开，稍后自动继续……')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked.mock.calls.length).toBe(2)
})

test('[FILE-1] a refusal that is answered says its words too, and one without words is said in ours', async () => {
  const begin = vi
    .fn<UploadPorts['begin']>()
    .mockResolvedValueOnce({ refusal: '您没有上传的权限' })
    .mockRejectedValueOnce(new UploadRefused(' '))
  await render(<Subject ports={{ ...storyServer('ends'), begin }} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.element(rows().getByText('服务器没有接收这个文件：您没有上传的权限')).toBeVisible()
  await button('移除 证书.pdf').click()
  await choose(storyFile('证书.pdf', 10))
  await expect.element(rows().getByText('服务器没有接收这个文件', { exact: true })).toBeVisible()
  expect(begin).toHaveBeenCalledTimes(2)
})

test('[FILE-2] what is empty or too large is not begun', async () => {
  const begin = vi.fn()
  await render(<Subject ports={{ ...storyServer('ends'), begin }} maxBytes={1024} />)
  await choose(storyFile('空.pdf', 0), storyFile('大.pdf', 1025))
  await expect.element(page.getByText('文件是空的，没有上传')).toBeVisible()
  await expect.element(page.getByText('文件超过 1 KB，没有上传')).toBeVisible()
  expect(begin).not.toHaveBeenCalled()
})

test('[FILE-1] one file alone: the next is taken once the first is out of the way, and the focus follows', async () => {
  await render(<Subject ports={storyServer('ends')} multiple={false} />)
  await choose(storyFile('一.pdf', 10))
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
  await expect.element(button('选择文件')).toBeDisabled()
  await expect.element(button('移除 一.pdf')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('选择文件')).toBeEnabled()
  await expect.element(button('选择文件')).toHaveFocus()
})

test('[FILE-1] the same file goes on after a reload with the parts that are missing', async () => {
  const server = slowServer()
  const kept: (SavedUpload | undefined)[] = []
  const keeping = {
    keptOf: (file: UploadFile) => kept.findLast((one) => one?.name === file.name),
    onKeep: (_: UploadFile, saved: SavedUpload | undefined) => kept.push(saved),
  }
  const file = storyFile('证书.pdf', partSize * 2)
  const first = await render(<Subject ports={server.ports} {...keeping} />)
  await choose(file)
  await expect.poll(() => server.waiting.length).toBe(1)
  server.waiting[0]?.give()
  await expect.poll(() => server.waiting.length).toBe(2)
  await first.unmount()
  await render(<Subject ports={server.ports} {...keeping} />)
  await choose(file)
  await expect.poll(() => server.waiting.length).toBe(3)
  expect(server.waiting[2]?.place).toBe(1)
  server.waiting[2]?.give()
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
  expect(kept.at(-1)).toBeUndefined()
})

test('[TAB-6] a form that was hidden and is shown again has its files, and does not send them twice', async () => {
  const ports = storyServer('ends')
  const screen = await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
  await screen.rerender(<Subject ports={ports} shown={false} />)
  await screen.rerender(<Subject ports={ports} />)
  await expect.element(page.getByText('已上传 · 10 B')).toBeVisible()
  expect(uploaded).toHaveBeenCalledTimes(1)
})

test('[TAB-6] a file whose form is hidden rests, and goes on when it is shown again', async () => {
  const { ports, waiting } = slowServer()
  const screen = await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', partSize * 2))
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.give()
  await expect.poll(() => waiting.length).toBe(2)
  // As a call does that is given up.
  waiting[1]?.signal.addEventListener('abort', () => waiting[1]?.lose())
  await screen.rerender(<Subject ports={ports} shown={false} />)
  await expect.poll(() => waiting[1]?.signal.aborted).toBe(true)
  await screen.rerender(<Subject ports={ports} />)
  await expect.poll(() => waiting.length).toBe(3)
  expect(waiting[2]?.place).toBe(1)
  waiting[2]?.give()
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
})

/** A server whose answers to one port come when the test says so. */
function lateServer(port: 'begin' | 'finish') {
  const asked: { signal: AbortSignal; answer: () => void; fail: (error: Error) => void }[] = []
  const base = storyServer('ends')
  const late = (_: unknown, signal: AbortSignal) =>
    new Promise<void>((answer, fail) => asked.push({ signal, answer: () => answer(), fail }))
  const ports: UploadPorts = {
    ...base,
    begin: async (request, signal) => {
      if (port === 'begin') await late(request, signal)
      return await base.begin(request, signal)
    },
    finish: async (request, signal) => {
      if (port === 'finish') await late(request, signal)
      return await base.finish(request, signal)
    },
  }
  return { ports, asked }
}

test.each([
  ['begin', new TypeError('given up')],
  ['begin', new UploadRefused('不收')],
  ['finish', new TypeError('given up')],
  ['finish', new UploadRefused('不收')],
] as const)('[TAB-6] what a hidden form has asked to %s is not heard of once it asks anew: %s', async (port, error) => {
  const { ports, asked } = lateServer(port)
  const screen = await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.poll(() => asked.length).toBe(1)
  await screen.rerender(<Subject ports={ports} shown={false} />)
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true)
  await screen.rerender(<Subject ports={ports} />)
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.fail(error)
  await settled()
  expect(asked).toHaveLength(2)
  expect(asked[1]?.signal.aborted).toBe(false)
  await expect.element(rows()).not.toHaveTextContent('不收')
  asked[1]?.answer()
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
})

test('[TAB-6] a part that a hidden form has given up is not heard of once it is sent anew', async () => {
  const { ports, waiting } = slowServer()
  const screen = await render(<Subject ports={ports} />)
  await choose(storyFile('证书.pdf', 10))
  await expect.poll(() => waiting.length).toBe(1)
  await screen.rerender(<Subject ports={ports} shown={false} />)
  await screen.rerender(<Subject ports={ports} />)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[0]?.refuse()
  await settled()
  expect(waiting[1]?.signal.aborted).toBe(false)
  waiting[1]?.give()
  await expect.poll(() => uploaded.mock.calls.length).toBe(1)
})

test('sizes are written in steps of 1024', () => {
  const write = (value: number) => String(value)
  expect([0, 1023, 1024, 1024 * 1024 - 1, 1024 * 1024, 3.44 * 1024 * 1024, 1024 ** 3].map((one) => fileSize(one, write))).toEqual(
    ['0 B', '1023 B', '1 KB', '1 MB', '1 MB', '3.4 MB', '1 GB'],
  )
})

test('[FILE-1] a file that the server has is downloaded under its name by its id, and pictures and PDF files can be previewed', async () => {
  const preview = vi.fn()
  await render(
    <Subject ports={storyServer('ends')} hrefOf={(fileId) => `/files/${encodeURIComponent(fileId)}`} onPreview={preview} />,
  )
  await choose(storyFile('证书.pdf', 10), storyFile('外观.png', 20, 'image/png'), storyFile('数据.xlsx', 30, 'application/xlsx'))
  const link = page.getByRole('link', { name: '数据.xlsx' })
  await expect.element(link).toHaveAttribute('href', `/files/${encodeURIComponent('id of 数据.xlsx')}`)
  await expect.element(link).toHaveAttribute('download', '数据.xlsx')
  await expect.element(button('预览 证书.pdf')).toBeVisible()
  expect(button('预览 数据.xlsx').elements()).toEqual([])
  button('预览 外观.png').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(preview.mock.calls).toEqual([[{ fileId: 'id of 外观.png', name: '外观.png', size: 20, type: 'image/png' }]])
  await expect.element(button('预览 外观.png')).toHaveFocus()
})

test('[FILE-1] what the server does not have yet has neither link nor preview', async () => {
  const { ports, waiting } = slowServer()
  await render(<Subject ports={ports} hrefOf={(fileId) => `/files/${fileId}`} onPreview={() => {}} />)
  await choose(storyFile('证书.pdf', partSize))
  await expect.poll(() => waiting.length).toBe(1)
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(button('预览 证书.pdf')).not.toBeInTheDocument()
  waiting[0]?.give()
  await expect.element(page.getByRole('link', { name: '证书.pdf' })).toBeVisible()
})

test('[A11Y-2] on a phone the buttons of a row are 44 px wide and high', async () => {
  await page.viewport(390, 844)
  try {
    const { ports, waiting } = slowServer()
    await render(<Subject ports={ports} />)
    await choose(storyFile('证书.pdf', partSize))
    await expect.poll(() => waiting.length).toBe(1)
    for (const name of ['暂停 证书.pdf', '取消 证书.pdf']) {
      const { width, height } = button(name).element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  } finally {
    await page.viewport(1280, 800)
  }
})
