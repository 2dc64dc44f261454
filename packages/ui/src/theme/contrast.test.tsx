import { expect, test } from 'vitest'
import { applyTheme, densities, schemes, themeAttributes, themes, tokensIn, vars } from './index.ts'

type Name = keyof typeof vars

const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: readonly number[]) =>
  0.2126 * channel(red ?? 0) + 0.7152 * channel(green ?? 0) + 0.0722 * channel(blue ?? 0)

/** The colour that a variable has in the document, painted over another. */
function painted(name: Name, under?: readonly number[]): number[] {
  const probe = document.createElement('i')
  probe.style.color = vars[name]
  document.body.append(probe)
  const numbers =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? []
  probe.remove()
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue].map((value, place) => value * alpha + (under?.[place] ?? 0) * (1 - alpha))
}

function contrast(ink: Name, ground: Name): number {
  const beneath = painted(ground.startsWith('top') ? 'topBg' : 'surface')
  const below = painted(ground, beneath)
  const [light = 0, dark = 0] = [luminance(painted(ink, below)), luminance(below)].toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Name[] = ['canvas', 'surface', 'surface2', 'field', 'overlay', 'hover', 'selected']
const inks: Name[] = ['text', 'text2', 'text3', 'link']
const tones = ['info', 'success', 'warning', 'danger', 'violet', 'neutral'] as const
const words: [Name, Name][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [Name, Name] => [ink, ground])),
  ...tones.flatMap((tone): [Name, Name][] => [
    [`${tone}Text`, `${tone}Soft`],
    [`${tone}Text`, 'surface'],
  ]),
  ['onBrand', 'brandFill'],
  ['onBrand', 'brandFillHover'],
  ['onBrand', 'brandFillPressed'],
  ['onDanger', 'dangerFill'],
  ['onTip', 'tip'],
  ['link', 'brandSoft'],
  ['topText', 'topBg'],
  ['topText2', 'topBg'],
  ['topActiveText', 'topActiveBg'],
  ['sideText', 'sideBg'],
  ['sideText2', 'sideBg'],
  ['sideActiveText', 'sideActiveBg'],
  ['tabText', 'tabsBg'],
  ['tabActiveText', 'tabActiveBg'],
]
const marks: [Name, Name][] = [
  ['controlLine', 'surface'],
  ['controlLine', 'field'],
  ['focus', 'surface'],
  ['focus', 'overlay'],
  ['brandFill', 'surface'],
  ...tones.map((tone): [Name, Name] => [`${tone}Solid`, 'surface']),
]

for (const theme of themes) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`[THEME-1][THEME-2] in ${theme} ${scheme} words have a contrast of 4.5:1 and marks of 3:1`, () => {
      applyTheme(document.documentElement, { theme, scheme })
      const weak = [
        ...words.filter(([ink, ground]) => contrast(ink, ground) < 4.5),
        ...marks.filter(([ink, ground]) => contrast(ink, ground) < 3),
      ]
      expect(weak).toEqual([])
    })
  }
}

test('[THEME-1][THEME-3] a look is three attributes, which a server can write', () => {
  expect(themeAttributes()).toEqual({ 'data-theme': 'default', 'data-scheme': 'light', 'data-density': 'compact' })
  expect(themeAttributes({ theme: 'd2', scheme: 'dark', density: 'comfortable' })['data-density']).toBe('comfortable')
  expect([themes.length, schemes.length, densities.length]).toEqual([6, 3, 2])
  applyTheme(document.documentElement, {})
  expect(getComputedStyle(document.body).getPropertyValue('--etalon-brand-fill')).toBe('#136ace')
})

const fill = () => getComputedStyle(document.body).getPropertyValue('--etalon-brand-fill')

test('[THEME-1] a picked colour is on the page at once, in the theme and scheme that are shown, and goes with it', () => {
  applyTheme(document.documentElement, { colour: '#D4380D' })
  expect(document.documentElement.dataset.colour).toBe('#d4380d')
  expect(fill()).toBe(tokensIn('#d4380d', 'default', 'light').brandFill)
  applyTheme(document.documentElement, { colour: '#d4380d', theme: 'hey', scheme: 'dark' })
  expect(fill()).toBe(tokensIn('#d4380d', 'hey', 'dark').brandFill)
  expect(getComputedStyle(document.body).getPropertyValue('--etalon-top-bg')).toBe(tokensIn('#d4380d', 'hey', 'dark').topBg)
  applyTheme(document.documentElement, { colour: '#d4380d', scheme: 'system' })
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  expect(fill()).toBe(tokensIn('#d4380d', 'default', system).brandFill)
  applyTheme(document.documentElement, {})
  expect(document.documentElement.dataset.colour).toBeUndefined()
  expect(fill()).toBe('#136ace')
})

test('[THEME-1] what is no colour counts as none', () => {
  applyTheme(document.documentElement, { colour: 'red;}' })
  expect(document.documentElement.dataset.colour).toBeUndefined()
  expect(fill()).toBe('#136ace')
})

test('[THEME-1] after hundreds of colours the last one is on the page, and the rules of the first are gone', () => {
  const before = document.adoptedStyleSheets.length
  for (let value = 0; value < 200; value += 1)
    applyTheme(document.documentElement, { colour: `#${(value * 70_001 + 0x100000).toString(16).slice(0, 6)}` })
  applyTheme(document.documentElement, { colour: '#12a150' })
  expect(fill()).toBe(tokensIn('#12a150', 'default', 'light').brandFill)
  expect(document.adoptedStyleSheets.length).toBe(before)
  expect(document.adoptedStyleSheets.at(-1)?.cssRules.length).toBeLessThan(300)
  applyTheme(document.documentElement, {})
})

test('[THEME-1] a consumer’s own rule, outside any layer, wins over a picked colour', () => {
  const style = document.createElement('style')
  style.textContent = ':root { --etalon-brand-fill: rebeccapurple }'
  document.head.append(style)
  applyTheme(document.documentElement, { colour: '#12a150' })
  expect(fill()).toBe('rebeccapurple')
  style.remove()
  applyTheme(document.documentElement, {})
})
