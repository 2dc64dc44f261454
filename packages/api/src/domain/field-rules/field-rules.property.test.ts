import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf } from '../decimals/index.ts'
import { fieldRules, isEmpty } from './index.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check characters, worked out in another way than the rules do: by trying all of them. */
const onlyRight = (body: string, alphabet: string, accepts: (text: string) => boolean) =>
  [...alphabet].filter((character) => accepts(`${body}${character}`))

const idBody = fc
  .tuple(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: 0, max: 45_000 }), digits(3))
  .map(([area, day, order]) => {
    const born = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', '')
    return `${area}${born}${order}`
  })
const creditBody = fc
  .tuple(
    fc.constantFrom('91', '92', '93', '12', '52', 'A1', 'Y1'),
    fc.integer({ min: 100_000, max: 999_999 }),
    fc.array(fc.constantFrom(...creditAlphabet), { minLength: 9, maxLength: 9 }).map((characters) => characters.join('')),
  )
  .map(([kind, area, body]) => `${kind}${area}${body}`)
const accepts = (name: 'idCard' | 'creditCode') => (text: string) => fieldRules[name](text) === undefined

test('[FORM-2] exactly one check character belongs to each identity number, and any other single digit is found', () => {
  fc.assert(
    fc.property(idBody, fc.nat(16), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
      const right = onlyRight(body, '0123456789X', accepts('idCard'))
      expect(right).toHaveLength(1)
      const wrong = `${body.slice(0, place)}${(Number(body[place]) + step) % 10}${body.slice(place + 1)}${right[0]}`
      expect(fieldRules.idCard(wrong)?.zh).toBe('请输入正确的身份证号')
    }),
  )
})

test('[FORM-2] two neighbouring digits of an identity number that change places are found', () => {
  fc.assert(
    fc.property(idBody, fc.nat(15), (body, place) => {
      const [first, second] = [body[place], body[place + 1]]
      fc.pre(first !== second)
      const [right] = onlyRight(body, '0123456789X', accepts('idCard'))
      expect(fieldRules.idCard(`${body.slice(0, place)}${second}${first}${body.slice(place + 2)}${right}`)).toBeDefined()
    }),
  )
})

test('[FORM-2] exactly one check character belongs to each credit code, and any other single character is found', () => {
  fc.assert(
    fc.property(creditBody, fc.nat(16), fc.integer({ min: 1, max: 30 }), (body, place, step) => {
      const right = onlyRight(body, creditAlphabet, accepts('creditCode'))
      expect(right).toHaveLength(1)
      const other = creditAlphabet[(creditAlphabet.indexOf(body[place] ?? '') + step) % 31]
      expect(fieldRules.creditCode(`${body.slice(0, place)}${other}${body.slice(place + 1)}${right[0]}`)).toBeDefined()
    }),
  )
})

test('[FORM-1] every mobile number is a telephone number, and none is a fax number', () => {
  fc.assert(
    fc.property(fc.constantFrom('3', '4', '5', '7', '8'), digits(9), (second, rest) => {
      const number = `1${second}${rest}`
      expect([fieldRules.mobile(number), fieldRules.telephone(number)]).toEqual([undefined, undefined])
      expect(fieldRules.fax(number)).toBeDefined()
    }),
  )
})

test('[FORM-1] every fax number is a telephone number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?$/), (number) => {
      if (fieldRules.fax(number) === undefined) expect(fieldRules.telephone(number)).toBeUndefined()
    }),
  )
})

test('[FORM-1][NUM-2] an amount that passes is one that can be computed with, to the cent', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n - 1n), fc.nat(99), (yuan, cents) => {
      const text = `${yuan}.${String(cents).padStart(2, '0')}`
      expect(fieldRules.amount(text)).toBeUndefined()
      expect(decimalOf(text).times(100).toFixed()).toBe(String(yuan * 100n + BigInt(cents)))
    }),
  )
})

test('[FORM-1] whatever is given, a rule answers with nothing or with words in both languages', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (value) => {
      for (const rule of Object.values(fieldRules)) {
        const said = rule(value)
        if (said !== undefined) expect(said).toEqual({ zh: expect.stringMatching(/\p{Script=Han}/u), en: expect.any(String) })
      }
      if (isEmpty(value)) expect(fieldRules.integerRequired(value)).toBeDefined()
    }),
  )
})

/** Near what a rule takes, so that both answers are met: what a form holds may be a text, a number, or nothing. */
const typed = fc.oneof(
  fc.constantFrom('he@example.com', '13874903316', '0731-88881234', '91430100MA4Q3T7N6X', '12.30', '7', 12.3, 7, '', ' ', null),
  digits(11),
  idBody.map((body) => `${body}X`),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

test('[FORM-5] what travels from the form to the server as JSON is judged there by the same rule in the same words', () => {
  const answers = new Set<boolean>()
  fc.assert(
    fc.property(typed, (value) => {
      const { value: arrived } = JSON.parse(JSON.stringify({ value }))
      for (const rule of Object.values(fieldRules)) {
        const said = rule(value)
        expect(rule(arrived)).toEqual(said)
        answers.add(said === undefined)
      }
    }),
    { numRuns: 500 },
  )
  expect(answers).toEqual(new Set([true, false]))
})
