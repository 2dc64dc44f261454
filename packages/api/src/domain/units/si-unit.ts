// Units as D-SI writes them (D-SI 2.2): the names of the SI brochure with a backslash before each part.
const symbols: Readonly<Record<string, string>> = {
  ...{ m: 'metre', g: 'gram', s: 'second', A: 'ampere', K: 'kelvin', mol: 'mole', cd: 'candela', rad: 'radian', sr: 'steradian' },
  ...{
    Hz: 'hertz',
    N: 'newton',
    Pa: 'pascal',
    J: 'joule',
    W: 'watt',
    C: 'coulomb',
    V: 'volt',
    F: 'farad',
    Ω: 'ohm',
    S: 'siemens',
  },
  ...{ Wb: 'weber', T: 'tesla', H: 'henry', lm: 'lumen', lx: 'lux', Bq: 'becquerel', Gy: 'gray', Sv: 'sievert', kat: 'katal' },
  ...{ L: 'litre', l: 'litre', t: 'tonne', eV: 'electronvolt', B: 'bel', Np: 'neper' },
}
/** What takes no prefix. */
const whole: Readonly<Record<string, string>> = {
  ...{ kg: '\\kilogram', min: '\\minute', h: '\\hour', d: '\\day', '℃': '\\degreecelsius' },
  ...{ '°': '\\degree', '′': '\\arcminute', '″': '\\arcsecond', '%': '\\percent', '%RH': '\\percent', '': '\\one', '1': '\\one' },
}
const prefixes: Readonly<Record<string, string>> = {
  ...{ Y: 'yotta', Z: 'zetta', E: 'exa', P: 'peta', T: 'tera', G: 'giga', M: 'mega', k: 'kilo', h: 'hecto', da: 'deca' },
  ...{ d: 'deci', c: 'centi', m: 'milli', μ: 'micro', n: 'nano', p: 'pico', f: 'femto', a: 'atto' },
}
const powers: Readonly<Record<string, string>> = { '²': '2', '³': '3', '⁻¹': '-1', '⁻²': '-2', '⁻³': '-3' }

const own = (of: Readonly<Record<string, string>>, name: string) => (Object.hasOwn(of, name) ? of[name] : undefined)

/** One symbol with its prefix, such as `kPa`. */
function simple(text: string): string | undefined {
  const known = own(whole, text) ?? (own(symbols, text) === undefined ? undefined : `\\${own(symbols, text)}`)
  if (known !== undefined) return known
  for (const length of [1, 2]) {
    const prefix = own(prefixes, text.slice(0, length))
    const symbol = own(symbols, text.slice(length))
    if (prefix !== undefined && symbol !== undefined) return `\\${prefix}\\${symbol}`
  }
  return undefined
}

/** One symbol with its power, such as `s²`, `s-2` or `s^2`. */
function factor(text: string): string | undefined {
  if (text === '1') return own(whole, text)
  const [, symbol = '', sup, plain] = /^(.*?[^\d⁻²³¹^-])(?:([²³]|⁻[¹²³])|\^?(-?[1-9]))?$/.exec(text) ?? []
  const unit = symbol === '' ? undefined : simple(symbol)
  const power = sup === undefined ? plain : own(powers, sup)
  return unit === undefined || power === undefined ? unit : `${unit}\\tothe{${power}}`
}

/** Ω, µ, °C and the dot have look-alikes in Unicode; people type either. */
const plainly = (unit: string): string =>
  unit
    .trim()
    .replaceAll('\u2126', 'Ω')
    .replaceAll('\u00b5', 'μ')
    .replaceAll('°C', '℃')
    .replaceAll('% RH', '%RH')
    .replaceAll(/[\u22c5\u2022\u30fb.*]/g, '·')

/**
 * A unit as D-SI writes it: `kPa` is `\kilo\pascal`, `m/s²` is `\metre\per\second\tothe{2}`.
 * @returns undefined for a unit that is not known here, since a wrong unit in a certificate is worse than none
 */
export function dsiUnit(unit: string): string | undefined {
  const plain = plainly(unit)
  const known = own(whole, plain)
  if (known !== undefined) return known
  // More than this is no unit that people print, and one slash is all that the SI brochure allows.
  if (plain.length > 24) return undefined
  const [above = '', below, ...more] = plain.split('/')
  if (more.length > 0) return undefined
  const product = (text: string) => text.split('·').map(factor)
  const parts = [...product(above), ...(below === undefined ? [] : product(below).map((part) => part && `\\per${part}`))]
  return parts.some((part) => part === undefined) ? undefined : parts.join('')
}
