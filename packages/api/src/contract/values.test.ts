import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FieldRuleName, fieldRules } from '../domain/index.ts'
import { ruled, ruledWords } from './values.ts'

const names = Object.keys(fieldRules) as FieldRuleName[]
const samples = ['', ' ', '13800138000', ' 13800138000 ', '0731-88888888', 'a@b.cn', '11010519491231002X', '91430100MA4L2QJ21X']
const typed = fc.oneof(
  fc.constantFrom(...samples),
  fc.stringMatching(/^[ 0-9+.-]{0,20}$/),
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed() && !text.includes('\u0000')),
)

describe.each(names)('%s', (name) => {
  propertyTest.prop([typed])('[FORM-5] the contract takes what the form takes, and refuses by the same rule', (text) => {
    const wrong = fieldRules[name](text.trim())
    const answer = ruled(name, 64).safeParse(text)
    expect(answer.success).toBe(wrong === undefined)
    if (answer.success) expect(answer.data).toBe(text.trim())
    else expect(answer.error.issues.map(({ message }) => message)).toContain(`rule.${name}`)
  })
})

test('[FORM-5] what is too long, or what PostgreSQL cannot keep, is refused whatever the rule says', () => {
  const amount = ruled('amount', 5)
  expect(amount.safeParse('12345').success).toBe(true)
  expect(amount.safeParse('123456').success).toBe(false)
  expect(z.safeParse(ruled('email', 64), 'a\u0000@b.cn').success).toBe(false)
  expect(z.safeParse(ruled('email', 64), 'a\ud800@b.cn').success).toBe(false)
})

test('[FORM-5] what must say something is refused when it is blank, and only then', () => {
  expect(ruled('mobile', 64).safeParse('  ').success).toBe(true)
  expect(ruledWords('mobile', 64).safeParse('  ').success).toBe(false)
  expect(ruledWords('mobile', 64).safeParse('13800138000').success).toBe(true)
})
