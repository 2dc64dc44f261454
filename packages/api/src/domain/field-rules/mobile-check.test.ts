import { expect, test } from 'vitest'
import { checkMobile, isEmpty } from './index.ts'

test.each([
  ['', '手机号码不能为空'],
  [null, '手机号码不能为空'],
  [undefined, '手机号码不能为空'],
  [[], '手机号码不能为空'],
  ['1387490331', '手机号码长度不为11位'],
  ['138749033160', '手机号码长度不为11位'],
  ['0731-84321234', '手机号码长度不为11位'],
  [' ', '手机号码长度不为11位'],
  [0, '手机号码长度不为11位'],
  [{ length: 11 }, '手机号码长度不为11位'],
  [Object.create(null, { digits: { value: 11, enumerable: true } }), '手机号码长度不为11位'],
  ['13874903316', '手机号码格式不正确'],
  [13_874_903_316, '手机号码格式不正确'],
  ['x0731843212', '手机号码格式不正确'],
  ['0731843212x', '手机号码格式不正确'],
  ['x0101234567', '手机号码格式不正确'],
  ['0101234567x', '手机号码格式不正确'],
  ['1387490331x', '手机号码格式不正确'],
  ['073_8432123', '手机号码格式不正确'],
  ['073-8432123', undefined],
  ['01062345678', undefined],
  ['07318432123', undefined],
  ['010-6234567', undefined],
])('[FORM-3] the phone helper says of %j what the specification says: %s', (value, message) => {
  expect(checkMobile(value)?.zh).toBe(message)
})

test('[FORM-3] the phone helper speaks English too', () => {
  expect(['', '1', '13874903316'].map((value) => checkMobile(value)?.en)).toEqual([
    'The mobile number is missing',
    'The mobile number does not have 11 digits',
    'The mobile number is not valid',
  ])
})

test.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['an empty array', []],
  ['an empty object', {}],
  ['an empty object without prototype', Object.create(null)],
])('[FORM-3] %s is empty', (_name, value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each([
  ['zero', 0],
  ['minus zero', -0],
  ['no number', Number.NaN],
  ['a big zero', 0n],
  ['false', false],
  ['true', true],
  ['a blank', ' '],
  ['the text 0', '0'],
  ['an array of nothing', [undefined]],
  ['an array with a hole', new Array(1)],
  ['an object with nothing in it', { name: undefined }],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => undefined],
  ['a symbol', Symbol('empty')],
])('[FORM-3] %s is not empty', (_name, value) => {
  expect(isEmpty(value)).toBe(false)
})
