import { expect, test } from 'vitest'
import { dsiUnit } from './index.ts'

test.each([
  ['MPa', '\\mega\\pascal'],
  ['mm', '\\milli\\metre'],
  ['m', '\\metre'],
  ['min', '\\minute'],
  ['cd', '\\candela'],
  ['kg', '\\kilogram'],
  ['μm', '\\micro\\metre'],
  ['\u00b5m', '\\micro\\metre'],
  ['\u2126', '\\ohm'],
  ['°C', '\\degreecelsius'],
  ['lx', '\\lux'],
  ['dB', '\\deci\\bel'],
  ['dam', '\\deca\\metre'],
  ['N·m', '\\newton\\metre'],
  ['N.m', '\\newton\\metre'],
  ['m/s²', '\\metre\\per\\second\\tothe{2}'],
  ['m/s^2', '\\metre\\per\\second\\tothe{2}'],
  ['m·s⁻²', '\\metre\\second\\tothe{-2}'],
  ['W/m2', '\\watt\\per\\metre\\tothe{2}'],
  ['1/s', '\\one\\per\\second'],
  ['km/h', '\\kilo\\metre\\per\\hour'],
  ['%', '\\percent'],
  ['% RH', '\\percent'],
  ['', '\\one'],
])('[CERT-3] %s is %s', (unit, dsi) => {
  expect(dsiUnit(unit)).toBe(dsi)
})

test.each(['bar?', 'mmHg', 'm/s/s', 'kkg', 'toString', 'x'.repeat(30), '/', 'm²²', '°F'])(
  '[CERT-3] %s is no unit that a digital certificate knows',
  (unit) => {
    expect(dsiUnit(unit)).toBeUndefined()
  },
)
