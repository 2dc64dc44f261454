/** What stands where something was that must not be kept. */
export const mask = '***'

/** Words that make a secret of whatever ends with them: `access_token`, `newPassword`, `client-secret`. */
const endings = 'token|password|passwd|pwd|secret'

/** Further names whose values are secrets, in headers, addresses, JSON and forms. */
const names = 'blade-auth|authorization|signature|sign|ticket|cookie|set-cookie|sms[-_]?code|captcha[-_]?code|check[-_]?code'

/** The same in Chinese, where no blank parts words. */
const chineseNames = '密码|口令|令牌|验证码|校验码|签名'

/**
 * A value in double quotes, also of JSON that stands as a text in other JSON and so has backslashes before its quotes, in single
 * ones, or as far as a bare one can go. A text that was cut may end before its quotes do.
 */
const value = [
  String.raw`(?<slashes>\\{1,3})"[\s\S]{0,4000}?(?:(?<!\\)\k<slashes>"|$)`,
  String.raw`"(?:[^"\\]|\\[\s\S]){0,4000}(?:"|$)`,
  String.raw`'(?:[^'\\]|\\[\s\S]){0,4000}(?:'|$)`,
  String.raw`(?:(?:bearer|basic)\s)?[^\s"'&,;}\])，。；、）】]{1,4000}`,
].join('|')

/** `name=value`, `name: value`, `"name":"value"` and `名称：值`. */
const named = new RegExp(
  String.raw`((?:\b(?:[\w-]{0,40}(?:${endings})|${names})|${chineseNames})\\{0,3}["']?\s{0,3}[=:：]\s{0,3})(?:${value})`,
  'gi',
)

/** A token named by its scheme alone. */
const schemed = /\b(bearer|basic)\s{1,3}[\w.~+/-]{6,4000}={0,2}/gi

/** Three parts in base64url, as a signed token has. */
const signedToken = /\beyJ[\w-]{4,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}/g

/** Where a number begins and ends: not within a longer one; what an address has encoded before it, as `%20`, is none. */
const begins = String.raw`(?:(?<![\d.])|(?<=%[\dA-Fa-f]{2}))`
const ends = String.raw`(?!\d)`

/** 15 or 18 digits of an ID card, the last of 18 possibly an X. */
const idNumber = new RegExp(String.raw`${begins}(?:\d{17}[\dXx]|\d{15})${ends}`, 'g')

/** A mobile number, with or without its country, in one piece or in the usual three. */
const mobile = new RegExp(String.raw`${begins}(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}${ends}`, 'g')

/** A number of a fixed line with its area code; beside letters it is more likely the number of a device. */
const landline = new RegExp(String.raw`${begins}(?<![A-Za-z])0(?:10|2\d|[3-9]\d{2})[- ]?\d{7,8}(?![\dA-Za-z])`, 'g')

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
