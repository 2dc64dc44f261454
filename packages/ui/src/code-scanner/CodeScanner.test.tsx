import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import '../theme/index.ts'
import { codeReaders } from '../code-reading/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { codeScannerReference } from './code-scanner.reference.ts'
import { CodeScanner, useCodeScanner } from './index.ts'
import { storyScan, storyScans, storyWords } from './story-scans.ts'

// A reader is fetched and compiled, on a machine that others use too.
vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 25_000 } as const
const words = storyWords((zh) => zh)
const readers = codeReaders(wasm)
const recognise = (text: string) => (text.startsWith('YP') ? text : undefined)

/** Draws a code, or none, as it stands on paper. */
function draw(canvas: HTMLCanvasElement, text: string | undefined): void {
  if (canvas.width !== 640) Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (text === undefined) return
  context.fillStyle = '#111'
  encode(text, { border: 4 }).data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(160 + x * 10, 60 + y * 10, 10, 10)
    })
  })
}
async function pictureOf(text: string | undefined): Promise<File> {
  const canvas = document.createElement('canvas')
  draw(canvas, text)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' })
}
/** A camera that sees a canvas, ten times a second as a real one does. */
function cameraAt(canvas: HTMLCanvasElement) {
  const streams: MediaStream[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(0)
    streams.push(stream)
    running.push(
      setInterval(() => {
        canvas.getContext('2d')?.drawImage(canvas, 0, 0)
        for (const track of stream.getVideoTracks()) if (track instanceof CanvasCaptureMediaStreamTrack) track.requestFrame()
      }, 100),
    )
    return stream
  })
  return () => streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState))
}
const running: ReturnType<typeof setInterval>[] = []
afterEach(() => {
  for (const interval of running.splice(0)) clearInterval(interval)
  vi.restoreAllMocks()
})

function Subject({ onFound }: { readonly onFound: (found: string) => void }) {
  const actor = useCodeScanner({ readers, recognise, onFound })
  return <CodeScanner actor={actor} label="扫描样品标签" words={words} />
}
const standing = (words: string) => page.getByText(words, { exact: true })
const choose = async (picture: File) => {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(input, picture)
}

test('[BIZ-3] the camera finds a code of ours, says of another that it is one, and is let go', async () => {
  const canvas = document.createElement('canvas')
  draw(canvas, 'https://example.com/menu')
  const tracks = cameraAt(canvas)
  const onFound = vi.fn()
  await render(<Subject onFound={onFound} />)
  await page.getByRole('button', { name: words.open }).click()
  await expect.element(standing(words.standings.foreign), patient).toBeVisible()
  await expect.element(page.getByLabelText(words.view)).toBeVisible()
  expect(onFound).not.toHaveBeenCalled()
  draw(canvas, 'YP2026110001')
  await expect.poll(() => onFound.mock.calls, patient).toEqual([['YP2026110001']])
  await expect.poll(tracks).toEqual(['ended'])
  await expect.element(page.getByLabelText(words.view)).not.toBeInTheDocument()
})

test('[BIZ-3] a picture is read on the device; one without a code, and one of somebody else, say so', async () => {
  const onFound = vi.fn()
  await render(<Subject onFound={onFound} />)
  await choose(await pictureOf(undefined))
  await expect.element(standing(words.standings.nothingFound), patient).toBeVisible()
  await choose(await pictureOf('https://example.com/menu'))
  await expect.element(standing(words.standings.notOurs), patient).toBeVisible()
  await choose(new File(['no picture'], 'x.png', { type: 'image/png' }))
  await expect.element(standing(words.standings.unreadable), patient).toBeVisible()
  await choose(await pictureOf('YP2026110002'))
  await expect.poll(() => onFound.mock.calls, patient).toEqual([['YP2026110002']])
})

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'noCamera'],
  ['NotReadableError', 'cameraFailed'],
] as const)('[BIZ-3] a camera that fails with %s says what to do, as an alert, and can be tried again', async (name, said) => {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))
  await render(<Subject onFound={() => {}} />)
  await page.getByRole('button', { name: words.open }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.standings[said])
  await page.getByRole('button', { name: words.retry }).click()
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  await expect.element(page.getByRole('button', { name: words.picture })).toBeEnabled()
})

test('[BIZ-3] what leaves the page lets the camera go', async () => {
  const canvas = document.createElement('canvas')
  draw(canvas, undefined)
  const tracks = cameraAt(canvas)
  const screen = await render(<Subject onFound={() => {}} />)
  await page.getByRole('button', { name: words.open }).click()
  await expect.element(standing(words.standings.looking), patient).toBeVisible()
  await screen.unmount()
  await expect.poll(tracks).toEqual(['ended'])
})

const showIdle = () => render(<CodeScanner actor={storyScan()} label="扫描样品标签" words={words} />)

provesKeys(codeScannerReference, {
  Tab: async () => {
    await showIdle()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: words.open })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: words.picture })).toHaveFocus()
  },
  'Enter or Space': async () => {
    await showIdle()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(standing(words.standings.opening)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(standing(words.standings.idle)).toBeVisible()
  },
  Escape: async () => {
    const around = vi.fn()
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a layer that would close
      <div onKeyDown={({ key }) => around(key)}>
        <CodeScanner actor={storyScan(...storyScans.opening)} label="扫描样品标签" words={words} />
      </div>,
    )
    await userEvent.tab()
    around.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect.element(standing(words.standings.idle)).toBeVisible()
    expect(around).not.toHaveBeenCalledWith('Escape')
    // With the camera off, Escape is for the layer around it.
    await userEvent.keyboard('{Escape}')
    expect(around).toHaveBeenCalledWith('Escape')
  },
})
