/** What stands where something was that must not be kept. */
export const mask = '***'

/** Names whose values are secrets, in headers, addresses, JSON and forms. */
const secrets =
  'blade-auth|authorization|access[-_]?token|refresh[-_]?token|sync[-_]?token|x-access-token|x-refresh-token|token|password|passwd|pwd|secret|signature|sign|sms[-_]?code|captcha[-_]?code|check[-_]?code'

/** `name=value`, `name: value` and `"name":"value"`; the value ends where such a value can end. */
const named = new RegExp(
  `(["']?\\b(?:${secrets})["']?\\s{0,3}[=:]\\s{0,3})("[^"]{0,4000}"|'[^']{0,4000}'|(?:(?:bearer|basic)\\s)?[^\\s"'&,;}\\])]{1,4000})`,
  'gi',
)

/** A token named by its scheme alone. */
const schemed = /\b(bearer|basic)\s{1,3}[\w.~+/-]{6,4000}={0,2}/gi

/** Three parts in base64url, as a signed token has. */
const signedToken = /\beyJ[\w-]{4,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}/g

/** 15 or 18 digits of an ID card, the last of 18 possibly an X. */
const idNumber = /(?<![\dA-Za-z])(?:\d{17}[\dXx]|\d{15})(?![\dA-Za-z])/g

/** A mobile number, with or without its country. */
const mobile = /(?<![\dA-Za-z])(?:(?:\+|00)?86[- ]?)?1[3-9]\d{9}(?![\dA-Za-z])/g

/** A number of a fixed line with its area code. */
const landline = /(?<![\dA-Za-z])0\d{2,3}[- ]\d{7,8}(?![\dA-Za-z])/g

/**
 * Takes tokens, passwords, ID numbers and phones out of a text (LOG-3). Time grows in line with its length.
 * @param text anything; what is longer than a log keeps should be cut first
 */
export function masked(text: string): string {
  return text
    .replace(named, (_, name: string) => `${name}${mask}`)
    .replace(schemed, (_, scheme: string) => `${scheme} ${mask}`)
    .replace(signedToken, mask)
    .replace(idNumber, mask)
    .replace(mobile, mask)
    .replace(landline, mask)
}
