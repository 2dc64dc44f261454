import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const md5Of = (text: string) => bytesToHex(md5(utf8ToBytes(text)))

/** What travels in place of a password that was typed, by the setting that says so; `code` is the one that was fetched first. */
export const encodePassword = {
  'code-md5': (password: string, code: string) => md5Of(`${code}${password}`),
  md5: (password: string) => md5Of(password),
  plain: (password: string) => password,
} as const
