// The units of our instruments as D-SI writes them (D-SI 2.2, BIPM names with a backslash).
const units: Readonly<Record<string, string>> = {
  m: '\\metre',
  mm: '\\milli\\metre',
  μm: '\\micro\\metre',
  kg: '\\kilogram',
  g: '\\gram',
  mg: '\\milli\\gram',
  Pa: '\\pascal',
  kPa: '\\kilo\\pascal',
  MPa: '\\mega\\pascal',
  N: '\\newton',
  kN: '\\kilo\\newton',
  N·m: '\\newton\\metre',
  '℃': '\\degreecelsius',
  K: '\\kelvin',
  Ω: '\\ohm',
  mA: '\\milli\\ampere',
  V: '\\volt',
  mV: '\\milli\\volt',
  s: '\\second',
  min: '\\minute',
  h: '\\hour',
  '%': '\\percent',
  '%RH': '\\percent',
  '': '\\one',
}

/**
 * A unit as D-SI writes it.
 * @throws RangeError for a unit that is not known here, since a wrong unit in a certificate is worse than none
 */
export const siUnit = (unit: string): string => {
  // Ω, µ and °C have look-alikes in Unicode; people type either.
  const plain = unit.trim().replaceAll('\u2126', 'Ω').replaceAll('\u00b5', 'μ').replaceAll('°C', '℃').replace('% RH', '%RH')
  const known = Object.hasOwn(units, plain) ? units[plain] : undefined
  if (known === undefined) throw new RangeError(`the unit ${JSON.stringify(unit)} is not known to the digital certificate`)
  return known
}
