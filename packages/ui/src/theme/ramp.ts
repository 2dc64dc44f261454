import { formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode as register, wcagLuminance } from 'culori/fn'
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

/** Linear light of a screen. */
interface Linear {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** `value ** 3` costs ten times as much. */
const cube = (value: number) => value * value * value

/** Of a colour in Oklab (Ottosson 2020), also outside of what a screen can show. */
function linearOf(lightness: number, a: number, b: number): Linear {
  const long = cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
  const medium = cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
  const short = cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
  return {
    r: 4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    g: -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    b: -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  }
}
const canBeShown = ({ r, g, b }: Linear) => Math.min(r, g, b) >= 0 && Math.max(r, g, b) <= 1

/** Of a direction in Oklab, the colour with a lightness and as much of a chroma as a screen can show. */
function shownAt(lightness: number, chroma: number, cosine: number, sine: number): Linear {
  const full = linearOf(lightness, chroma * cosine, chroma * sine)
  if (canBeShown(full)) return full
  let best = linearOf(lightness, 0, 0)
  let low = 0
  let high = chroma
  for (let step = 0; step < 13; step += 1) {
    const middle = (low + high) / 2
    const tried = linearOf(lightness, middle * cosine, middle * sine)
    if (canBeShown(tried)) {
      best = tried
      low = middle
    } else high = middle
  }
  return best
}

/**
 * Of a hue and at most a chroma, the colour with a relative luminance (WCAG 2.2): lighter or darker inks keep their contrast on it.
 * In linear light throughout, in which luminance is a sum and thousands of tries for a picked colour are no wait.
 */
function withLuminance(hue: number, chroma: number, luminance: number): string {
  const cosine = Math.cos((hue * Math.PI) / 180)
  const sine = Math.sin((hue * Math.PI) / 180)
  let low = 0
  let high = 1
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2
    const { r, g, b } = shownAt(middle, chroma, cosine, sine)
    if (0.2126 * r + 0.7152 * g + 0.0722 * b < luminance) low = middle
    else high = middle
  }
  return formatHex({ mode: 'lrgb', ...shownAt((low + high) / 2, chroma, cosine, sine) })
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
