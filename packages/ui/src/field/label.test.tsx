import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { TextField } from '../text-field/index.ts'

beforeEach(() => page.viewport(390, 640))
afterEach(() => document.documentElement.removeAttribute('dir'))

const words = {
  zh: '弹性元件式一般压力表压力真空表和真空表检定依据',
  en: 'Basis of the verification of elastic element pressure gauges',
}
type Position = 'above' | 'beside'

/** The box of the last letter of the label, and that of its star. */
function ends(label: string) {
  const element = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const text = element?.firstChild
  const star = element?.nextElementSibling
  if (!text || !star) throw new Error('no label with a star')
  const range = document.createRange()
  range.setStart(text, label.length - 1)
  range.setEnd(text, label.length)
  return { letter: range.getBoundingClientRect(), star: star.getBoundingClientRect(), lines: element.getClientRects().length }
}

/** From where the label has one line to where its words stand below each other. */
const widths = Array.from({ length: 60 }, (_, place) => 90 + place * 5)

test.each([
  ['above', words.zh],
  ['above', words.en],
  ['beside', words.zh],
  ['beside', words.en],
] satisfies [Position, string][])(
  'the star of a required field whose label is %s it follows the last word: %s',
  async (position, label) => {
    const screen = await render(<div />)
    const lines = new Set<number>()
    for (const width of widths) {
      await screen.rerender(
        <div style={{ width: position === 'beside' ? width * 2 : width }}>
          <TextField label={label} labelPosition={position} required value="" onChange={() => {}} />
        </div>,
      )
      const { letter, star, lines: count } = ends(label)
      lines.add(count)
      // On its line, and close behind it.
      expect(Math.abs(star.bottom - letter.bottom), `${width} px`).toBeLessThan(6)
      expect(star.left - letter.right, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(star.left - letter.right, `${width} px`).toBeLessThan(5)
    }
    expect(lines.size).toBeGreaterThan(1)
  },
)
