import { expect, test } from 'vitest'
import { isParameterValue, knownParameter, knownParameters, parameterCount } from './known-parameters.ts'

test('[SYS-2] each is known by its key, once', () => {
  for (const one of knownParameters) expect(knownParameter(one.key)).toBe(one)
  expect(new Set(knownParameters.map(({ key }) => key)).size).toBe(knownParameters.length)
  expect(knownParameter('toString')).toBeUndefined()
})

test.each([
  ['system.sso', '1', true],
  ['system.sso', ' 0 ', true],
  ['system.sso', '是', false],
  ['system.sso', '', false],
  ['api-log.days', '365', true],
  ['api-log.days', '366', false],
  ['api-log.days', '0', false],
  ['api-log.days', '1.5', false],
  ['dispatch.week-hours', '168', true],
  ['dispatch.week-hours', '169', false],
  ['record-template.hosts', '', true],
  ['lab.own', 'anything', true],
])('[SYS-2] %s takes %j: %s', (key, value, taken) => {
  expect(isParameterValue(key, value)).toBe(taken)
})

test('[SYS-2] what holds without a parameter could be said by it', () => {
  for (const one of knownParameters) {
    if (one.kind === 'count') expect(isParameterValue(one.key, String(one.usual))).toBe(true)
  }
})

test('[SYS-2] a number is taken where it can be, and what is usual holds elsewhere', () => {
  expect(parameterCount('api-log.days', ' 7 ')).toBe(7)
  for (const value of [undefined, '', '0', '366', 'a week']) expect(parameterCount('api-log.days', value)).toBe(30)
  expect(parameterCount('dispatch.week-hours', '40')).toBe(40)
  expect(parameterCount('dispatch.week-hours', '400')).toBe(36)
})
