/** What stands where something was that must not be kept. */
export const mask = '***'

/** Words that make a secret of whatever ends with them: `access_token`, `newPassword`, `client-secret`. */
const endings = 'token|password|passwd|pwd|secret'

/** Further names whose values are secrets, in headers, addresses, JSON and forms. */
const names = 'blade-auth|authorization|signature|sign|sms[-_]?code|captcha[-_]?code|check[-_]?code'

/**
 * A value in double quotes, also of JSON that stands as a text in other JSON and so has backslashes before its quotes, in single
 * ones, or as far as a bare one can go. A text that was cut may end before its quotes do.
 */
const value = [
  String.raw`(?<slashes>\\{1,3})"[\s\S]{0,4000}?(?:(?<!\\)\k<slashes>"|$)`,
  String.raw`"(?:[^"\\]|\\[\s\S]){0,4000}(?:"|$)`,
  String.raw`'(?:[^'\\]|\\[\s\S]){0,4000}(?:'|$)`,
  String.raw`(?:(?:bearer|basic)\s)?[^\s"'&,;}\])]{1,4000}`,
].join('|')

/** `name=value`, `name: value` and `"name":"value"`. */
const named = new RegExp(String.raw`(\b(?:[\w-]{0,40}(?:${endings})|${names})\\{0,3}["']?\s{0,3}[=:]\s{0,3})(?:${value})`, 'gi')

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
