import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { savedBy } from '../testing/saved-file.ts'
import '../theme/index.ts'
import { type PdfEngine, PdfPreview, type PdfPreviewProps } from './index.ts'
import { certificateAddress, damagedPdf, foreignFonts, reportOf } from './story-documents.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.restoreAllMocks()
})

const report = reportOf(2)
function Subject(props: Partial<PdfPreviewProps>) {
  return (
    <MessagesProvider language="en">
      <PdfPreview source={report} name="LX-2026-003187" style={{ height: 600, width: 900 }} {...props} />
    </MessagesProvider>
  )
}
const slow = { timeout: 20_000 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const preview = () => page.getByRole('region', { name: 'LX-2026-003187', exact: true })
const texts = () => document.querySelectorAll('[data-text] span').length
const drawn = async () => {
  await expect.poll(() => document.querySelectorAll('[data-page] canvas').length, slow).toBeGreaterThan(0)
  await expect.poll(texts, slow).toBeGreaterThan(0)
}

/** pdf.js itself, and every document that it opens. */
function watchedEngine() {
  const tasks: ReturnType<PdfEngine['getDocument']>[] = []
  const loadEngine = async (): Promise<PdfEngine> => {
    const engine = await import('pdfjs-dist')
    return {
      ...engine,
      getDocument: (given) => {
        const task = engine.getDocument(given)
        tasks.push(task)
        return task
      },
    }
  }
  return { tasks, loadEngine }
}

test('[FILE-1] [A11Y-2] while a document comes it is told how much of it is here; cancelled, it is asked for again', async () => {
  const asked: Parameters<NonNullable<PdfPreviewProps['load']>>[] = []
  const load: PdfPreviewProps['load'] = (address, tools) => {
    asked.push([address, tools])
    return new Promise(() => undefined)
  }
  await render(<Subject source="/reports/1" load={load} />)
  await expect.poll(() => asked.map(([address]) => address)).toContain('/reports/1')
  asked.at(-1)?.[1].progress(384 * 1024)
  await expect.element(page.getByText('384 KB received')).toBeVisible()
  asked.at(-1)?.[1].progress(384 * 1024, 700 * 1024)
  await expect.element(page.getByText('384 KB of 700 KB')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '54')
  await button('Cancel').click()
  expect(asked.at(-1)?.[1].signal.aborted).toBe(true)
  await expect.element(page.getByText('LX-2026-003187 was not opened')).toBeVisible()
  const before = asked.length
  await expect.element(preview()).toHaveFocus()
  await button('Open').click()
  await expect.poll(() => asked.length).toBe(before + 1)
  await expect.element(preview()).toHaveFocus()
})

test('[FILE-1] by its address a document is fetched, and its bytes are counted', async () => {
  const told: (number | undefined)[][] = []
  const { fetchPdf } = await import('./pdf-bytes.ts')
  const file = await fetchPdf(certificateAddress, {
    signal: new AbortController().signal,
    progress: (loaded, total) => told.push([loaded, total]),
  })
  if (!(file instanceof Blob)) throw new Error('it is no file')
  expect([file.type, file.size, told.at(-1)?.[0]]).toEqual(['application/pdf', 82_657, 82_657])
  await expect(fetchPdf('/there-is-none.pdf?raw', { signal: AbortSignal.abort(), progress: () => undefined })).rejects.toThrow()
})

test.each([
  ['no PDF', new Blob(['<!doctype html>']), 'This file is no PDF', 15, 0],
  ['a damaged one', damagedPdf(), 'The file is damaged and cannot be shown', 38, 1],
])(
  '[FILE-1] %s is told, and can be saved all the same; to try again is offered where it may help',
  async (_, source, words, size, retries) => {
    const failed = vi.fn<(error: unknown) => void>()
    await render(<Subject source={source} onFailed={failed} />)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.poll(() => failed.mock.calls.length).toBe(1)
    const { file } = await savedBy(() => button('Download').click())
    expect(file.size).toBe(size)
    expect(button('Try again').elements()).toHaveLength(retries)
  },
)

test('[FILE-1] what is no PDF at an address, such as a page for signing in, is fetched anew', async () => {
  const load = vi
    .fn<NonNullable<PdfPreviewProps['load']>>()
    .mockResolvedValueOnce(new Blob(['<!doctype html>']))
    .mockResolvedValueOnce(reportOf(2))
  await render(<Subject source="/file.pdf" load={load} />)
  await expect.element(page.getByText('This file is no PDF')).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByRole('toolbar')).toBeVisible()
})

test('[FILE-1] what did not come is told, can be fetched by a link, and is tried again', async () => {
  const load = vi
    .fn<NonNullable<PdfPreviewProps['load']>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => report)
  await render(<Subject source="/reports/1" load={load} />)
  await expect.element(page.getByText('The file did not arrive')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/reports/1')
  await button('Try again').click()
  await drawn()
  await expect.element(preview()).toHaveFocus()
})

test('[FILE-1] an address that is a script is nowhere offered as a link', async () => {
  await render(<Subject source="javascript:alert(1)" load={() => Promise.reject(new Error('refused'))} />)
  await expect.element(page.getByText('The file did not arrive')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('[FILE-1] where the reader cannot be loaded that is told, the file can be saved, and it is tried again', async () => {
  const { loadEngine } = watchedEngine()
  const load = vi
    .fn<() => Promise<PdfEngine>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockImplementation(loadEngine)
  await render(<Subject loadEngine={load} />)
  await expect.element(page.getByText('The preview could not be loaded')).toBeVisible()
  const { file } = await savedBy(() => button('Download').click())
  expect(file.size).toBe(report.size)
  await button('Try again').click()
  await drawn()
})

test('[FILE-1] another source is shown in place of the first, whose document is let go; so is the last with its preview', async () => {
  const { tasks, loadEngine } = watchedEngine()
  const screen = await render(<Subject loadEngine={loadEngine} />)
  await drawn()
  const living = () => tasks.filter(({ destroyed }) => !destroyed).length
  expect(living()).toBe(1)
  await screen.rerender(<Subject loadEngine={loadEngine} source={certificateAddress} />)
  await expect.poll(() => document.body.textContent, slow).toContain('检定证书')
  expect(living()).toBe(1)
  expect(document.body.textContent).not.toContain('Pressure gauge 0 to 10 MPa')
  await screen.unmount()
  await expect.poll(living).toBe(0)
  // pdf.js measures letters on a canvas of its own, which it takes away with the last document.
  await expect.poll(() => document.querySelectorAll('canvas').length).toBe(0)
})

test('[FILE-1] of three hundred pages only those near the sight hold a picture, wherever one goes', async () => {
  const made: WeakRef<HTMLCanvasElement>[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element))
    return element
  })
  /** Those that hold pixels, on the page or not. */
  const living = () => made.filter((ref) => (ref.deref()?.width ?? 0) * (ref.deref()?.height ?? 0) > 0).length
  await render(<Subject source={reportOf(300)} zoom={50} />)
  await drawn()
  const frame = page.getByRole('group', { name: 'Pages of LX-2026-003187' }).element()
  let most = 0
  for (let step = 0; step <= 30; step += 1) {
    frame.scrollTop = (frame.scrollHeight * step) / 30
    const seen = () => document.querySelectorAll('[data-page] canvas').length
    await expect.poll(seen, slow).toBeGreaterThan(0)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    most = Math.max(most, living())
  }
  await expect.element(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('300')
  await expect.poll(() => document.querySelector('[data-page="300"] canvas'), slow).not.toBeNull()
  expect(made.length).toBeGreaterThan(30)
  expect(most).toBeLessThan(16)
  await expect.poll(living).toBeLessThan(10)
  await expect.poll(texts).toBeLessThan(40)
})

test('[FILE-1] it is read beside the page where a worker is given, which is ended with the document', async () => {
  const made: Worker[] = []
  const worker = () => {
    const one = new Worker(workerAddress, { type: 'module' })
    vi.spyOn(one, 'postMessage')
    vi.spyOn(one, 'terminate')
    made.push(one)
    return one
  }
  const screen = await render(<Subject worker={worker} />)
  await drawn()
  expect(made[0]?.postMessage).toHaveBeenCalled()
  expect(made[0]?.terminate).not.toHaveBeenCalled()
  await screen.unmount()
  await expect.poll(() => vi.mocked(made[0]?.terminate ?? vi.fn()).mock.calls.length).toBe(1)
})

test('[FILE-1] where the worker cannot be started it is read in the page', async () => {
  await render(<Subject worker="/there-is-no-worker.mjs" />)
  await drawn()
})

test('[FILE-1] letters whose encoding stands outside the file are missed, and that is said; with the assets they are there', async () => {
  const screen = await render(<Subject source={foreignFonts()} />)
  await expect.element(page.getByText(/lacks some of its fonts/)).toBeVisible()
  await screen.unmount()
  await render(<Subject source={foreignFonts()} assets="/node_modules/pdfjs-dist" />)
  await drawn()
  await expect.poll(() => document.querySelector('[data-text]')?.textContent).toBe('压力表')
  await expect.element(page.getByText(/lacks some of its fonts/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})
