import {
  argon2Sync,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Seals passwords so that the specification's login can be checked: AES-256-GCM under a key that is not in the database. */
export interface Seal {
  readonly version: number
  seal(password: string, boundTo: string): Buffer
  /** The password, or undefined where the seal is not this key's or was made for somebody else. */
  open(sealed: Buffer, boundTo: string): string | undefined
  /** A secret for another purpose, always the same under one key; the key cannot be told from it. */
  derive(purpose: string): string
}

/**
 * The key in a file of mode 0600, made the first time.
 * @throws where the file is there but is no key: a new key over sealed passwords would lock everybody out
 */
export function loadSeal(file: string): Seal {
  const key = loadKey(file)
  const version = 1
  const bound = (to: string) => Buffer.from(`${to}|${version}`)
  return {
    version,
    derive: (purpose) => createHmac('sha256', key).update(`derived|${purpose}`).digest('hex'),
    seal(password, boundTo) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(boundTo))
      const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, boundTo) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
          .setAAD(bound(boundTo))
          .setAuthTag(sealed.subarray(12, 28))
        return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

function loadKey(file: string): Buffer {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const growing = `${file}.${process.pid}`
    writeFileSync(growing, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    chmodSync(growing, 0o600)
    try {
      // A link fails where another process was first: then its key counts.
      linkSync(growing, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      rmSync(growing, { force: true })
    }
  }
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`${file} is not a key (64 hex digits). Bring back the right file; a new one would lock everybody out.`)
  return Buffer.from(text, 'hex')
}

export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest()

/** md5 as section 7.1 asks for: of the code followed by the password, in lower-case hex. */
export const loginDigest = (code: string, password: string): string =>
  createHash('md5').update(`${code}${password}`).digest('hex')

/** Compares without telling by time where two texts differ. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b))
}

/** 256 random bits for a bearer or a ticket; only their SHA-256 is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** argon2id in its text form (19 MiB, two passes). */
export function hashPassword(password: string): string {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: password, nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 })
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${plain(nonce)}$${plain(hash)}`
}

const letters = {
  large: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  small: 'abcdefghijkmnpqrstuvwxyz',
  digits: '23456789',
  signs: '!@#%+=?',
} as const

/**
 * A password for somebody to begin with: 14 characters, of every kind, without those that look alike. About 80 random bits, and good
 * until its owner has signed in once and chosen another.
 */
export function newPassword(): string {
  const all = Object.values(letters).join('')
  const pick = (from: string) => from[randomInt(from.length)] ?? ''
  const chosen = [...Object.values(letters).map(pick), ...Array.from({ length: 10 }, () => pick(all))]
  for (let at = chosen.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[chosen[at], chosen[other]] = [chosen[other] ?? '', chosen[at] ?? '']
  }
  return chosen.join('')
}
