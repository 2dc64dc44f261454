import * as z from 'zod/mini'
import { type FieldRuleName, fieldRules, reasonLength } from '../domain/index.ts'

// What travels: ids and decimals as strings, dates as yyyy-MM-dd, no NUL and no lone surrogate (PostgreSQL takes neither).

const wellFormed = z.refine<string>((value) => !value.includes('\u0000') && value.isWellFormed(), {
  error: 'characters',
})

/** Text of at most `longest` characters, trimmed. */
export const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), wellFormed)

/** Text that must say something. */
export const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), wellFormed)

/** Text that a reusable rule accepts (FORM-5): the form asks the same one. The fault is named `rule.<name>`. */
export const ruled = (name: FieldRuleName, longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    wellFormed,
    z.refine<string>((value) => fieldRules[name](value) === undefined, { error: `rule.${name}` }),
  )

/** The same, of text that must say something. */
export const ruledWords = (name: FieldRuleName, longest: number) => ruled(name, longest).check(z.minLength(1))

/** A record's id: digits as text, beyond what a number can hold. */
export const id = z.string().check(z.regex(/^[1-9]\d{0,18}$/))

/**
 * The private key of an account (X25519, in lower-case hex), always the same one. While the screen is locked a device keeps what was begun
 * there sealed for the public half, which is all of it that the device keeps.
 */
export const storageKey = z.string().check(z.regex(/^[\da-f]{64}$/))

/** A decimal as text: no exponent, no NaN, at most 18 digits before and 12 after the point. */
export const decimal = z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,12})?$/))

/** An amount of yuan that is not below zero: at most two places, and so many digits before the point that sums stay in their columns. */
export const amount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))

/** The share of a price that is paid, from 0 to 1 with at most four places: `0.85` for fifteen per cent off. */
export const share = z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/))

/** A calendar day that exists, from 1900 to 2199. */
export const day = z.string().check(
  z.regex(/^(19|2[01])\d\d-\d\d-\d\d$/),
  z.refine<string>(
    (value) => {
      const date = new Date(`${value}T00:00:00Z`)
      return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
    },
    { error: 'day' },
  ),
)

/** A moment, as ISO 8601 in UTC. */
export const moment = z.string()

/** The row's version: compared before writing, so that two people cannot overwrite each other (FLOW-3). */
export const version = z.int().check(z.minimum(0))

/** A dictionary key. */
export const key = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** Why something is returned, given back or discarded. */
export const reason = z.string().check(z.trim(), z.minLength(reasonLength.min), z.maxLength(reasonLength.max), wellFormed)

/** JSON as text, as filter and op travel (section 7). */
export const jsonText = z.string().check(z.maxLength(65_536))

/** A whole number that travels as text in a query, from `least` to `most`. */
export const counted = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((digits: string) => Number(digits)),
    ),
    z.int().check(z.minimum(least), z.maximum(most)),
  )
