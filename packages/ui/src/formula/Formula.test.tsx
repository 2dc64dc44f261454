import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Formula } from './index.ts'

test('a formula is MathML that a screen reader can say, with its TeX kept beside it', async () => {
  const screen = await render(<Formula tex="U = k\,u_\mathrm{c}" plain="U = k·uc" />)
  await expect.poll(() => screen.container.querySelector('math')).not.toBeNull()
  expect(screen.container.querySelectorAll('math mi')[0]?.textContent).toBe('U')
  expect(screen.container.querySelector('annotation')?.textContent).toBe('U = k\\,u_\\mathrm{c}')
})

test('what cannot be read is shown as it was written, and markup in it stays text', async () => {
  const screen = await render(<Formula tex="\\frac{<img src=x onerror=alert(1)>" plain="?" />)
  await expect.poll(() => screen.container.textContent).toContain('onerror=alert(1)')
  expect(screen.container.querySelector('img')).toBeNull()
})

test('links and styles in a formula are not followed', async () => {
  const screen = await render(<Formula tex={'\\href{javascript:alert(1)}{x}'} plain="x" />)
  await expect.poll(() => screen.container.textContent).not.toBe('x')
  expect(screen.container.querySelector('a')).toBeNull()
})
