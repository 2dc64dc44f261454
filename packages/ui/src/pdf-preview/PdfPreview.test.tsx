import { Activity } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { savedBy } from '../testing/saved-file.ts'
import '../theme/index.ts'
import { PdfPreview, type PdfPreviewProps } from './index.ts'
import { certificateAddress, lockedAddress, lockedPassword, reportOf, writtenPdf } from './story-documents.ts'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  vi.restoreAllMocks()
})

const report = reportOf(3)
function Subject({ shown = true, ...props }: Partial<PdfPreviewProps> & { shown?: boolean }) {
  return (
    <MessagesProvider language="en">
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <PdfPreview source={report} name="LX-2026-003187" style={{ height: 600, width: 900 }} {...props} />
      </Activity>
    </MessagesProvider>
  )
}
const slow = { timeout: 20_000 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = () => page.getByRole('textbox', { name: 'Page number' })
const pages = () => page.getByRole('group', { name: 'Pages of LX-2026-003187' })
const one = (number: number, of = 3) => page.getByRole('region', { name: `Page ${number} of ${of}`, exact: true })
const shownHit = () => document.querySelector<HTMLElement>('[data-hit][data-shown]')
const drawn = async () => {
  await expect.poll(() => document.querySelectorAll('[data-page] canvas').length, slow).toBeGreaterThan(0)
  await expect.poll(() => document.querySelectorAll('[data-text] span').length, slow).toBeGreaterThan(0)
}
/** How far an element's upper edge is below that of the frame of pages. */
const below = (element: Element | null | undefined) =>
  (element?.getBoundingClientRect().top ?? Number.NaN) - pages().element().getBoundingClientRect().top

test('[FILE-1] a document is drawn page by page; its text can be read, and each page is a region of its own', async () => {
  await render(<Subject />)
  await drawn()
  await expect.poll(() => one(1).element().textContent).toContain('Pressure gauge 0 to 10 MPa')
  await expect.element(field()).toHaveValue('1')
  await expect.element(page.getByText('of 3', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'LX-2026-003187', exact: true })).toBeVisible()
})

test('[FILE-1] a certificate with embedded Chinese fonts is shown and read without anything that is fetched besides', async () => {
  await render(<Subject source={certificateAddress} />)
  await drawn()
  await expect.poll(() => one(1, 2).element().textContent).toContain('检定证书')
  await expect.poll(() => one(1, 2).element().textContent).toContain('长沙星麓精工机械有限公司')
  await expect.element(page.getByText(/lacks some of its fonts/)).not.toBeInTheDocument()
})

test('[FILE-1] [A11Y-2] a button at its end keeps the focus, says why, and does nothing more', async () => {
  await render(<Subject source={reportOf(2)} />)
  await drawn()
  await button('Next page').click()
  await expect.element(field()).toHaveValue('2')
  await expect.element(button('Next page')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('2')
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(button('Next page')).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('This is the last page')
  const larger = button('Zoom in')
  for (let presses = 0; presses < 20 && larger.element().ariaDisabled !== 'true'; presses += 1) await larger.click()
  await expect.element(larger).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('It gets no larger')
})

test('[FILE-1] pages are gone to by buttons, by number and by keys; what is no page is told', async () => {
  await render(<Subject />)
  await drawn()
  await button('Next page').click()
  await expect.element(field()).toHaveValue('2')
  expect(Math.abs(below(one(2).element()))).toBeLessThan(16)
  await field().fill('9')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('3')
  await expect.element(page.getByText('There is no page 9; this is page 3')).toBeVisible()
  await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  await field().fill('two')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('“two” is no page number')).toBeVisible()
  pages().element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(field()).toHaveValue('1')
  await expect.element(page.getByText('There is no page 9')).not.toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(field()).toHaveValue('3')
})

test('[FILE-1] the page that is scrolled to is the one in sight', async () => {
  await render(<Subject />)
  await drawn()
  const frame = pages().element()
  frame.scrollTop = one(2).element().getBoundingClientRect().top - frame.getBoundingClientRect().top + 100
  await expect.element(field()).toHaveValue('2')
})

test('[FILE-1] a page is as wide as its frame at first, and is zoomed by tools, by the menu and by keys; the place stays', async () => {
  await render(<Subject />)
  await drawn()
  const width = () => one(2).element().getBoundingClientRect().width
  expect(width()).toBeGreaterThan(820)
  await button('Next page').click()
  await button('Zoom in').click()
  await expect.element(button('Zoom 125%')).toBeVisible()
  expect(width()).toBeCloseTo((595 * 1.25 * 96) / 72, -1)
  expect(Math.abs(below(one(2).element()))).toBeLessThan(24)
  pages().element().focus()
  await userEvent.keyboard('{Control>}0{/Control}')
  await expect.element(button('Zoom 100%')).toBeVisible()
  await userEvent.keyboard('{Control>}-{/Control}{Control>}={/Control}{Control>}={/Control}')
  await expect.element(button('Zoom 110%')).toBeVisible()
  await button('Zoom 110%').click()
  await page.getByRole('menuitemradio', { name: 'Fit page' }).click()
  await expect.poll(() => one(2).element().getBoundingClientRect().height).toBeLessThan(600)
  await expect.element(field()).toHaveValue('2')
  pages().element().focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(field()).toHaveValue('3')
  await userEvent.keyboard('{PageUp}{PageUp}')
  await expect.element(field()).toHaveValue('1')
})

test('[FILE-1][A11Y-1] the zoom menu says which size holds: a fit, a size that is offered, or none between them', async () => {
  await render(<Subject />)
  await drawn()
  const zoom = page.getByRole('button', { name: /^Zoom \d+%$/ })
  const held = async () => {
    await zoom.click()
    const rows = page.getByRole('menuitemradio')
    await expect.element(rows.first()).toBeVisible()
    return rows
      .elements()
      .filter((row) => row.getAttribute('aria-checked') === 'true')
      .map(({ textContent }) => textContent)
  }
  expect(await held()).toEqual(['Fit width'])
  await page.getByRole('menuitemradio', { name: '100%', exact: true }).click()
  await expect.element(button('Zoom 100%')).toBeVisible()
  expect(await held()).toEqual(['100%'])
  await userEvent.keyboard('{Escape}')
  await button('Zoom in').click()
  await expect.element(button('Zoom 110%')).toBeVisible()
  expect(await held()).toEqual([])
})

test('[FILE-1] a canvas has as many pixels as the screen, and never more than a phone can draw', async () => {
  await render(<Subject zoom={100} />)
  await drawn()
  const canvas = () => document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas')
  expect(canvas()?.width).toBe(Math.floor(((595 * 96) / 72) * devicePixelRatio))
  vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(3)
  await button('Zoom 100%').click()
  await page.getByRole('menuitemradio', { name: '400%' }).click()
  await expect.poll(() => canvas()?.width ?? 0, slow).toBeGreaterThan(2400)
  expect((canvas()?.width ?? 0) * (canvas()?.height ?? 0)).toBeLessThanOrEqual(16_777_216)
})

test('[FILE-1] pages are turned by quarters, their text with them', async () => {
  await render(<Subject />)
  await drawn()
  const box = () => one(1).element().getBoundingClientRect()
  expect(box().height).toBeGreaterThan(box().width)
  await button('Rotate clockwise').click()
  await expect.poll(() => box().width > box().height).toBe(true)
  await expect.poll(() => document.querySelector('[data-page="1"] [data-text]')?.getAttribute('data-main-rotation')).toBe('90')
  const line = page.getByText('Report of calibration, page 1', { exact: true })
  await expect.poll(() => line.elements().length, slow).toBe(1)
  const text = line.element().getBoundingClientRect()
  // What began at the upper left stands at the upper right, and runs downwards.
  expect(text.height).toBeGreaterThan(text.width)
  expect(text.left - box().left).toBeGreaterThan(box().width / 2)
})

test('[FILE-1] words are found on every page, each hit is brought to sight, and round the end comes the first', async () => {
  await render(<Subject />)
  await drawn()
  // A tooltip under the pointer would take the Escape for itself.
  await pages().hover()
  pages().element().focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(page.getByRole('searchbox', { name: 'Find in the file' })).toHaveFocus()
  await userEvent.keyboard('UNCERTAINTY')
  await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect.poll(shownHit).not.toBeNull()
  const line = page
    .getByText(/Expanded uncertainty/)
    .first()
    .element()
    .getBoundingClientRect()
  const hit = shownHit()?.getBoundingClientRect()
  expect(hit?.top).toBeCloseTo(line.top, -1)
  expect((hit?.width ?? 0) / line.width).toBeGreaterThan(0.2)
  expect((hit?.width ?? 0) / line.width).toBeLessThan(0.5)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect.element(field()).toHaveValue('3')
  await expect.poll(() => shownHit()?.closest('[data-page]')?.getAttribute('data-page'), slow).toBe('3')
  expect(below(shownHit())).toBeGreaterThan(0)
  expect(below(shownHit())).toBeLessThan(550)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Find')).toHaveFocus()
  await expect.poll(() => document.querySelectorAll('[data-hit]').length).toBe(0)
})

test('[FILE-1] Chinese words are found where a line breaks within them; what is nowhere is said', async () => {
  await render(<Subject source={certificateAddress} />)
  await drawn()
  await button('Find').click()
  await userEvent.keyboard('压力表')
  await expect.poll(shownHit, slow).not.toBeNull()
  await page.getByRole('searchbox').fill('温度计')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
})

test('[FILE-1] a locked document is opened with its password; a wrong one is told', async () => {
  await render(<Subject source={lockedAddress} />)
  const password = page.getByRole('textbox', { name: 'Password of the file' })
  await expect.element(password).toBeVisible()
  await expect.element(button('Open')).toBeDisabled()
  await password.fill('1234')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This password is wrong; try again')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await password.fill(lockedPassword)
  await button('Open').click()
  await drawn()
  await expect.element(one(1, 1)).toHaveTextContent('Locked report')
  // The form is gone, the focus is not.
  await expect.element(page.getByRole('region', { name: 'LX-2026-003187', exact: true })).toHaveFocus()
})

test('[FILE-1] without its password it is not opened, and can be saved all the same', async () => {
  await render(<Subject source={lockedAddress} />)
  await button('Do not open').click()
  await expect.element(page.getByText('Without its password the file was not opened')).toBeVisible()
  const { name, file } = await savedBy(() => button('Download').click())
  expect([name, file.size]).toEqual(['LX-2026-003187.pdf', 1377])
  await button('Try again').click()
  await expect.element(page.getByText('This file is protected by a password')).toBeVisible()
})

test('[FILE-1] the file is saved as it came, under its name', async () => {
  await render(<Subject name="Report.PDF" />)
  await drawn()
  const { name, file } = await savedBy(() => button('Download').click())
  expect(name).toBe('Report.PDF')
  expect(await file.text()).toBe(await report.text())
})

test('[FILE-1] to be printed it is opened in a window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await render(<Subject />)
  await drawn()
  await button('Open in a new window to print').click()
  const [address, target, features] = opened.mock.lastCall ?? []
  expect([target, features]).toEqual(['_blank', 'noopener'])
  const file = await (await fetch(String(address))).blob()
  expect([file.type, file.size]).toEqual(['application/pdf', report.size])
})

test('[FILE-1] links of a document lead to the web, to mail and to its pages, and nowhere else', async () => {
  const source = writtenPdf([
    {
      lines: ['web', 'mail', 'script', 'file', 'page'],
      links: ['https://example.org/a', 'mailto:a@example.org', 'javascript:alert(1)', 'file:///etc/passwd', 2],
    },
    { lines: ['here'] },
  ])
  await render(<Subject source={source} zoom="page" />)
  await drawn()
  await expect.poll(() => page.getByRole('link').elements().length, slow).toBe(2)
  const links = page.getByRole('link').elements()
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')])).toEqual([
    ['https://example.org/a', 'noopener noreferrer', '_blank'],
    ['mailto:a@example.org', 'noopener noreferrer', '_blank'],
  ])
  await button('Go to page 2').click()
  await expect.element(field()).toHaveValue('2')
})

test('[TAB-6] a preview that was hidden is opened once more when it is shown again, at its page', async () => {
  const screen = await render(<Subject />)
  await drawn()
  await button('Next page').click()
  await screen.rerender(<Subject shown={false} />)
  await screen.rerender(<Subject />)
  await drawn()
  await expect.element(field()).toHaveValue('2')
  expect(Math.abs(below(one(2).element()))).toBeLessThan(16)
})

test('[FILE-1][A11Y-1] on a phone rarer tools stand in a menu, and nothing leaves a screen of 320 px', async () => {
  await page.viewport(320, 568)
  await render(<Subject style={{ height: 500 }} />)
  await drawn()
  expect(document.documentElement.scrollWidth).toBe(320)
  await expect.element(button('Rotate clockwise')).not.toBeInTheDocument()
  await button('More tools').click()
  await page.getByRole('menuitem', { name: 'Rotate clockwise' }).click()
  await expect.poll(() => document.querySelector('[data-main-rotation="90"]'), slow).not.toBeNull()
  await page.viewport(1280, 800)
})

test('[FILE-1] in a narrow frame what is looked for and its buttons stay on one line, and what was found stands beneath', async () => {
  await render(<Subject style={{ height: 500, width: 358 }} />)
  await drawn()
  await button('Find').click()
  await userEvent.keyboard('uncertainty')
  await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible()
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  }
  const words = page.getByRole('searchbox').element()
  const buttons = ['Previous hit', 'Next hit', 'Close find'].map((name) => middleOf(button(name).element()))
  expect(buttons).toEqual(buttons.map(() => middleOf(words)))
  const found = page.getByText('1 of 3', { exact: true }).element()
  expect(found.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom)
})

test('[FILE-1][SHELL-6] it fills the screen, with its menus in sight, and gives it back', async () => {
  await render(<Subject />)
  await drawn()
  const root = page.getByRole('region', { name: 'LX-2026-003187', exact: true })
  await button('Full screen').click()
  await expect.poll(() => document.fullscreenElement).toBe(root.element())
  await page.getByRole('button', { name: /^Zoom \d+%$/ }).click()
  await expect.element(root.getByRole('menuitemradio', { name: 'Fit page' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Leave full screen').click()
  await expect.poll(() => document.fullscreenElement).toBeNull()
})
