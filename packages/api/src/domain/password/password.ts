/** The shortest and the longest password, in characters. */
export const passwordLength = { min: 8, max: 64 } as const

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/**
 * Whether a password can be one: 8 to 64 characters, of three kinds (capitals, small letters, digits, signs), without the user name in
 * it, in small letters or large.
 */
export function isStrongPassword(password: string, account: string): boolean {
  const { length } = [...password]
  if (length < passwordLength.min || length > passwordLength.max) return false
  if (account !== '' && password.toLowerCase().includes(account.toLowerCase())) return false
  return kinds.filter((kind) => kind.test(password)).length >= 3
}
