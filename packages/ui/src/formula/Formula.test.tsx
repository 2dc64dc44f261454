import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { RichTextView } from '../rich-text/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { formulaReference } from './formula.reference.ts'
import { Formula } from './index.ts'

const drawn = (container: HTMLElement) => expect.poll(() => container.querySelector('math')).not.toBeNull()

// First, as long as nothing has fetched KaTeX.
test('[MATH-1] until it is drawn, one on a line of its own is in plain words on a line of its own', async () => {
  const { container } = await render(<p />)
  const place = container.firstElementChild
  if (!place) throw new Error('no place')
  const shown = (block: boolean) => {
    place.innerHTML = renderToString(<Formula tex="\frac{1}{2}" plain="1/2" block={block} />)
    const words = place.querySelector('span')
    return { words: words?.textContent, isWide: words?.getBoundingClientRect().width === place.getBoundingClientRect().width }
  }
  expect(shown(true)).toEqual({ words: '1/2', isWide: true })
  expect(shown(false)).toEqual({ words: '1/2', isWide: false })
})

test('[MATH-1] a formula is MathML that a screen reader can say, with its TeX kept beside it', async () => {
  const screen = await render(<Formula tex="U = k\,u_\mathrm{c}" plain="U = k·uc" />)
  await drawn(screen.container)
  expect(screen.container.querySelectorAll('math mi')[0]?.textContent).toBe('U')
  expect(screen.container.querySelector('annotation')?.textContent).toBe('U = k\\,u_\\mathrm{c}')
})

test('[MATH-1] what cannot be read is shown as it was written, with the reason in words, and markup in it stays text', async () => {
  const screen = await render(
    <MessagesProvider language="en">
      <Formula tex="\frac{<img src=x onerror=alert(1)>" plain="?" />
    </MessagesProvider>,
  )
  await expect.element(page.getByRole('code')).toHaveTextContent('\\frac{<img src=x onerror=alert(1)>')
  await expect.element(page.getByText(/^Cannot be read.*expected '}'.*\)$/)).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
})

test('[MATH-1] the reason says from which character on', async () => {
  await render(<Formula tex="a + \nosuchthing" plain="?" />)
  await expect.element(page.getByText('第 5 个字符起读不懂（Undefined control sequence: \\nosuchthing）')).toBeVisible()
})

test('[MATH-1] once it is mended it is drawn, and another fault is shown again', async () => {
  const screen = await render(<Formula tex="\frac{1" plain="?" />)
  await expect.element(page.getByRole('code')).toBeVisible()
  await screen.rerender(<Formula tex="\frac{1}{2}" plain="?" />)
  await drawn(screen.container)
  await expect.element(page.getByRole('code')).not.toBeInTheDocument()
  await screen.rerender(<Formula tex="\frac{2" plain="?" />)
  await expect.element(page.getByRole('code')).toHaveTextContent('\\frac{2')
  expect(screen.container.querySelector('math')).toBeNull()
})

test('[MATH-1] a place that was left to be filled in is a box, and the rest is drawn', async () => {
  const { container } = await render(<Formula tex="\alpha\sqrt{\placeholder{}}" plain="α√" />)
  await drawn(container)
  expect(container.querySelector('msqrt')?.textContent).toBe('□')
})

test('[MATH-1][ASVS 1.2.8] links and styles in a formula are not followed', async () => {
  const screen = await render(<Formula tex={'\\href{javascript:alert(1)}{x}'} plain="x" />)
  await drawn(screen.container)
  expect(screen.container.querySelector('a')).toBeNull()
})

test('[MATH-1] brackets grow with what they hold, in Chinese as in English', async () => {
  const matrix = <Formula tex="\begin{pmatrix} 1 \\ 2 \\ 3 \end{pmatrix}" plain="(1; 2; 3)" />
  const { container } = await render(
    ['zh', 'en'].map((lang) => (
      <p key={lang} lang={lang}>
        {matrix}
      </p>
    )),
  )
  await expect.poll(() => container.querySelectorAll('math')).toHaveLength(2)
  const [chinese = 0, english = 0] = Array.from(container.querySelectorAll('math mtable'), (table) => {
    const bracket = table.parentElement?.querySelector('mo')
    return (bracket?.getBoundingClientRect().height ?? 0) / table.getBoundingClientRect().height
  })
  expect(english).toBeGreaterThan(0.9)
  expect(chinese).toBeCloseTo(english, 1)
})

const nested = '公式嵌套超过 100 层，未排版'
const defines = '公式里不能定义命令，未排版'
const hostile: readonly (readonly [string, string, string])[] = [
  ['roots in each other that do not close', '\\sqrt{'.repeat(600), nested],
  ['roots in each other that close', `${'\\sqrt{'.repeat(400)}x${'}'.repeat(400)}`, nested],
  ['brackets in each other', `${'{'.repeat(1900)}x${'}'.repeat(1900)}`, nested],
  ['matrices in each other', `${'\\begin{matrix}'.repeat(120)}x${'\\end{matrix}'.repeat(120)}`, nested],
  ['colours in each other', `${'\\color{red}'.repeat(360)}x`, nested],
  ['more than 4,000 characters', 'x+'.repeat(50_000), '公式超过 4,000 个字符，未排版'],
  ['roots beyond any stack', '\\sqrt{'.repeat(5000), '公式超过 4,000 个字符，未排版'],
  ['a definition that grows', `\\def\\a#1{${'#1'.repeat(300)}}\\a{\\a{\\a{xx}}}`, defines],
  ['a command that grows', `\\newcommand\\a[1]{${'#1'.repeat(300)}}\\a{\\a{\\a{xx}}}`, defines],
  ['a name for another', '\\let\\a=\\frac \\a12', defines],
]

test.each(hostile)(
  '[MATH-1][ASVS 1.2.8] %s: the source is shown with the reason, and the page around it lives on',
  async (_, tex, reason) => {
    const screen = await render(
      <p>
        before <Formula tex={tex} plain="?" /> after
      </p>,
    )
    await expect.element(page.getByText(reason)).toBeInTheDocument()
    expect(screen.container.textContent).toContain(tex)
    expect(screen.container.textContent).toMatch(/^before .* after$/s)
    expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBeLessThan(200)
  },
)

test('[MATH-1] hostile formulas in a text that was kept do not take it off the page', async () => {
  const bad = '\\sqrt{'.repeat(5000)
  await render(
    <RichTextView
      html={`<p>above</p><p><span data-tex="${bad}"></span></p><span data-tex="${'{'.repeat(20_000)}" data-block></span><p>below</p>`}
    />,
  )
  await expect.poll(() => page.getByText('公式超过 4,000 个字符，未排版').elements().length).toBe(2)
  await expect.element(page.getByText('below')).toBeVisible()
})

test('[MATH-1] sizes that reach over the page are cut to 50 em', async () => {
  const screen = await render(<Formula tex="\rule{99999em}{99999em}x\kern{99999em}y" plain="?" />)
  await drawn(screen.container)
  for (const part of screen.container.querySelectorAll('mspace'))
    for (const name of ['width', 'height']) expect(Number.parseFloat(part.getAttribute(name) ?? '0')).toBeLessThanOrEqual(50)
})

const wide = Array.from({ length: 40 }, (_, place) => `u_{${place}}^2`).join('+')
const scroller = () => page.getByRole('group', { name: '公式' })
async function showWide(block = false) {
  const screen = await render(
    <div style={{ width: 280 }}>
      <Formula tex="a" plain="a" />
      <Formula tex={wide} plain="?" block={block} />
    </div>,
  )
  await drawn(screen.container)
  await expect.element(scroller()).toBeVisible()
  return screen
}

test.each([false, true])(
  '[MATH-1] a formula wider than its place scrolls in itself (on a line of its own: %s)',
  async (block) => {
    const { container } = await showWide(block)
    expect(container.querySelector('div')?.scrollWidth).toBe(280)
    expect(scroller().element().getBoundingClientRect().width).toBeLessThanOrEqual(280)
    const [, math] = container.querySelectorAll('math')
    expect(math?.getBoundingClientRect().left).toBeCloseTo(scroller().element().getBoundingClientRect().left, 0)
  },
)

provesKeys(formulaReference, {
  Tab: async () => {
    await showWide()
    await userEvent.tab()
    await expect.element(scroller()).toHaveFocus()
  },
  'Left, Right': async () => {
    await showWide()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => scroller().element().scrollLeft).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => scroller().element().scrollLeft).toBe(0)
  },
})

test('[MATH-1] a formula that fits is no stop of the keyboard, and stands on the line of its words', async () => {
  const screen = await render(
    <p>
      <span>Ux</span> <Formula tex="\mathrm{Ux}" plain="Ux" />
    </p>,
  )
  await drawn(screen.container)
  await expect.element(page.getByRole('group')).not.toBeInTheDocument()
  const [word, formula] = [screen.container.querySelector('p > span'), screen.container.querySelector('math')]
  const low = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
  expect(Math.abs(low(word) - low(formula))).toBeLessThan(6)
})
