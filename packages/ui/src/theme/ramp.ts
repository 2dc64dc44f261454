import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode as register, wcagLuminance } from 'culori/fn'
import { defaultColour, isColour, type Theme } from './settings.ts'
import { dark } from './tokens-dark.ts'
import { light, type TokenName, type Tokens } from './tokens-light.ts'
import { themeTokens } from './tokens-themes.ts'

type ToOklch = ReturnType<typeof register<typeof modeOklch>>
let known: ToOklch | undefined
/** In OKLCH. Spaces are made known by the first call: whoever only reads the theme's variables carries none of it. */
const toOklch = (colour: string) => {
  if (!known) {
    for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode)
    known = register(modeOklch)
  }
  return known(colour)
}

/** What follows the picked colour: fills, links, what is chosen, and the marks of where one is. */
const following: readonly TokenName[] = [
  'brandFill',
  'brandFillHover',
  'brandFillPressed',
  'link',
  'brandSoft',
  'brandSoftHover',
  'brandLine',
  'focus',
  'selected',
  'selectedHover',
  'topActiveBg',
  'topActiveText',
  'sideActiveBg',
  'sideActiveText',
  'sideActiveBar',
  'tabActiveBar',
  'mark',
]
/** Fills that may be darker than the theme's own, so that a dark colour stays the colour that was picked. */
const fills: readonly TokenName[] = ['brandFill', 'brandFillHover', 'brandFillPressed', 'mark']
/** A theme that is drawn in the brand's colour has more that follows, and one with a header of its own has less. */
const more: Partial<Record<Theme, readonly TokenName[]>> = {
  hey: ['topBg', 'topHover', 'topBorder', 'topField', 'topFieldBorder'],
}
const fewer: Partial<Record<Theme, readonly TokenName[]>> = {
  colourful: ['topActiveBg', 'topActiveText', 'mark'],
  d2: ['topActiveBg', 'sideActiveBg', 'tabActiveBar'],
  hey: ['mark'],
}

/** All tokens of a theme in one scheme. */
function tokensOf(theme: Theme, scheme: 'light' | 'dark'): Record<TokenName, string> {
  return { ...light, ...(scheme === 'dark' ? dark : {}), ...(theme === 'default' ? {} : themeTokens[theme][scheme]) }
}

/** Of a hue and at most a chroma, the colour with a relative luminance (WCAG 2.2): lighter or darker inks keep their contrast on it. */
function withLuminance(hue: number, chroma: number, luminance: number): string {
  let [low, high] = [0, 1]
  const at = (lightness: number) => clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch')
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2
    if (wcagLuminance(at(middle)) < luminance) low = middle
    else high = middle
  }
  return formatHex(at((low + high) / 2))
}

/**
 * The tokens of a theme in a picked colour. Each takes the hue of the colour and as much of its chroma as the theme has, and keeps
 * the luminance that the theme gives it: every contrast of the theme, 4.5:1 for words and 3:1 for marks, holds for any colour.
 * @param colour `#rrggbb`
 * @returns what differs from the theme; nothing for the colour that it is drawn with
 * @throws RangeError where the colour is not `#rrggbb`
 */
export function tokensIn(colour: string, theme: Theme, scheme: 'light' | 'dark'): Tokens {
  if (!isColour(colour)) throw new RangeError(`A colour is #rrggbb, not ${colour}`)
  const picked = toOklch(colour)
  const brand = toOklch(defaultColour)
  if (!picked || !brand || colour.toLowerCase() === defaultColour) return {}
  const tokens = tokensOf(theme, scheme)
  const names = [...following, ...(more[theme] ?? [])].filter((name) => !fewer[theme]?.includes(name))
  const darker = scheme === 'light' ? Math.max(0.12, Math.min(1, wcagLuminance(colour) / wcagLuminance(tokens.brandFill))) : 1
  const given: Tokens = { brand: colour.toLowerCase() }
  for (const name of names) {
    const own = tokens[name].startsWith('#') ? toOklch(tokens[name]) : undefined
    // White on a fill stays white.
    if (!own || own.c < 0.005) continue
    const luminance = wcagLuminance(tokens[name]) * (fills.includes(name) ? darker : 1)
    given[name] = withLuminance(picked.h ?? 0, own.c * Math.min(1.5, picked.c / brand.c), luminance)
  }
  return given
}
