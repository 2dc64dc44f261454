import { fc, test as propertyTest } from '@fast-check/vitest'
import { modeRgb, useMode as register, wcagContrast } from 'culori/fn'
import { expect, test } from 'vitest'
import { tokensIn } from './ramp.ts'
import { defaultColour, themes } from './settings.ts'
import { dark } from './tokens-dark.ts'
import { light, type TokenName } from './tokens-light.ts'
import { themeTokens } from './tokens-themes.ts'

register(modeRgb)

/** What stands on what, of the tokens that follow the colour; words need 4.5:1 and marks 3:1. */
const grounds: TokenName[] = [
  'canvas',
  'surface',
  'surface2',
  'field',
  'overlay',
  'hover',
  'pressed',
  'selected',
  'selectedHover',
]
const words: [TokenName, TokenName][] = [
  ...[...grounds, 'brandSoft', 'brandSoftHover'].map((ground): [TokenName, TokenName] => ['link', ground as TokenName]),
  ...(['text', 'text2', 'text3'] as const).flatMap((ink): [TokenName, TokenName][] => [
    [ink, 'selected'],
    [ink, 'brandSoft'],
  ]),
  ['onBrand', 'brandFill'],
  ['onBrand', 'brandFillHover'],
  ['onBrand', 'brandFillPressed'],
  ['topText', 'topBg'],
  ['topText2', 'topBg'],
  ['topActiveText', 'topActiveBg'],
  ['sideActiveText', 'sideActiveBg'],
]
const marks: [TokenName, TokenName][] = [
  ['focus', 'surface'],
  ['focus', 'overlay'],
  ['brandFill', 'surface'],
]

function weakIn(colour: string, theme: (typeof themes)[number], scheme: 'light' | 'dark'): string[] {
  const tokens = {
    ...light,
    ...(scheme === 'dark' ? dark : {}),
    ...(theme === 'default' ? {} : themeTokens[theme][scheme]),
    ...tokensIn(colour, theme, scheme),
  }
  const isWeak =
    (least: number) =>
    ([ink, ground]: [TokenName, TokenName]) =>
      tokens[ink].startsWith('#') && tokens[ground].startsWith('#') && wcagContrast(tokens[ink], tokens[ground]) < least
  return [...words.filter(isWeak(4.5)), ...marks.filter(isWeak(3))].map(
    ([ink, ground]) => `${ink} ${tokens[ink]} on ${ground} ${tokens[ground]}`,
  )
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

propertyTest.prop([colour, fc.constantFrom(...themes), fc.constantFrom('light' as const, 'dark' as const)], { numRuns: 10_000 })(
  '[THEME-2] whatever colour is picked, words keep 4.5:1 and marks 3:1, in every theme',
  (picked, theme, scheme) => {
    expect(weakIn(picked, theme, scheme)).toEqual([])
  },
  120_000,
)

const extremes = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
  '#808080',
  '#010203',
  '#fefefe',
]
test.each(extremes)('[THEME-2] %s keeps its contrasts in all six themes, light and dark', (picked) => {
  expect(themes.flatMap((theme) => [...weakIn(picked, theme, 'light'), ...weakIn(picked, theme, 'dark')])).toEqual([])
})

test('[THEME-1] the colour that the themes are drawn with changes nothing, however it is written', () => {
  expect(tokensIn(defaultColour, 'hey', 'dark')).toEqual({})
  expect(tokensIn('#409EFF', 'default', 'light')).toEqual({})
})

test('[THEME-1] another colour is seen: fills, links and what is chosen take its hue, and the rest stays', () => {
  const green = tokensIn('#12a150', 'default', 'light')
  expect(green.brand).toBe('#12a150')
  for (const name of ['brandFill', 'link', 'brandSoft', 'sideActiveBar', 'focus'] as const) {
    const [red = 0, second = 0, blue = 0] =
      (green[name] ?? '').match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? []
    expect(second, name).toBeGreaterThan(Math.max(red, blue))
  }
  expect(Object.keys(green)).not.toContain('text')
  expect(Object.keys(green)).not.toContain('dangerFill')
})

test('[THEME-1] a grey stays grey, and a dark colour stays dark', () => {
  const grey = tokensIn('#777777', 'default', 'light').brandFill ?? ''
  expect(new Set(grey.match(/[\da-f]{2}/g)).size).toBe(1)
  const [navy, sky] = [tokensIn('#001f5c', 'default', 'light'), tokensIn('#7cc4ff', 'default', 'light')]
  expect(wcagContrast(navy.brandFill ?? '', '#ffffff')).toBeGreaterThan(wcagContrast(sky.brandFill ?? '', '#ffffff') + 4)
})

test('[THEME-1] the header of hey follows the colour; the starry one of colourful is its own', () => {
  expect(tokensIn('#d4380d', 'hey', 'light').topBg).toBeDefined()
  const colourful = tokensIn('#d4380d', 'colourful', 'light')
  expect([colourful.topBg, colourful.topActiveBg, colourful.mark]).toEqual([undefined, undefined, undefined])
  expect(colourful.sideActiveText).toBeDefined()
})

test.each(['', 'red', '#fff', '#12345g', '#1234567', 'rgb(1,2,3)'])('[THEME-2] %j is no colour, and that is said', (wrong) => {
  expect(() => tokensIn(wrong, 'default', 'light')).toThrow(RangeError)
})
