import { rm, writeFile } from 'node:fs/promises'
import { freshSecret, freshSigningKey, type HeldKeys, keyFilePath, parsedKeys, writtenKeys } from './key-file.ts'
import { KeyProblem } from './key-problem.ts'
import { readIfThere, replaceWhole } from './written-once.ts'

/** What a change of keys is asked for. */
export interface Rotation {
  /** The folder of the server's data; the keys lie in its sub-folder `keys`. */
  readonly dataFolder: string
  readonly now: Date
  /** Puts the new keys in, and works with those of before until this is asked for again without it. */
  readonly announce?: boolean
  /** Makes the check codes of new documents under a new key, too. Those that are printed stay right. */
  readonly checkCodes?: boolean
}

/** What came of it. */
export interface Rotated {
  /** The key that signs from the next start on. */
  readonly current: string
  /** One that is published for later; undefined where there is none. */
  readonly announced: string | undefined
  /** All that verify what was signed, the current one first. */
  readonly published: readonly string[]
  readonly checkCodeVersion: number
}

/** `A` to `Z`, `AA`, `AB` and so on. */
const letters = (place: number): string =>
  (place >= 26 ? letters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

/** The first name of a year that no key has. */
const freeName = (year: number, taken: ReadonlySet<string>): string => {
  for (let place = 0; ; place += 1) {
    const name = `${year}-${letters(place)}`
    if (!taken.has(name)) return name
  }
}

/** A key behind the current one was announced: keys stand in the order in which they came. */
const announcedIn = ({ signing }: HeldKeys) => signing.keys[signing.keys.findIndex(({ kid }) => kid === signing.current) + 1]?.kid

/** Check codes under the key that was announced, else under a new one. */
const nextCodes = ({ current, keys }: HeldKeys['checkCode'], announce: boolean): HeldKeys['checkCode'] => {
  const last = Math.max(...Object.keys(keys).map(Number))
  const version = last > current ? last : last + 1
  return { current: announce ? current : version, keys: version > last ? { ...keys, [version]: freshSecret() } : keys }
}

/**
 * Makes another signing key the current one, from the next start on: the one that was announced, else a new one. No key is ever taken out.
 * @throws KeyProblem where there are no keys yet, where they cannot be read, where one was announced already, or where it is under way
 */
export async function rotateKeys({ dataFolder, now, announce = false, checkCodes = false }: Rotation): Promise<Rotated> {
  const path = keyFilePath(dataFolder)
  const mark = `${path}.changing`
  const none = new KeyProblem(`There are no keys in ${path} yet: the first start makes them.`)
  // Of two changes at once the second would take out the first's key.
  await writeFile(mark, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new KeyProblem(
        `The keys are being changed already. Where that was cut off, take ${mark} out and try again; no key is lost.`,
      )
    throw error.code === 'ENOENT' ? none : error
  })
  try {
    const text = await readIfThere(path)
    if (text === undefined) throw none
    const held = parsedKeys(path, text)
    const waiting = announcedIn(held)
    if (announce && waiting !== undefined)
      throw new KeyProblem(
        `The key ${waiting} is announced already. Ask without --announce to sign with it. Nothing was changed.`,
      )
    const made = waiting ?? freeName(now.getUTCFullYear(), new Set(held.signing.keys.map(({ kid }) => kid)))
    const keys = waiting === undefined ? [...held.signing.keys, freshSigningKey(made)] : held.signing.keys
    const next: HeldKeys = {
      ...held,
      signing: { current: announce ? held.signing.current : made, keys },
      ...(checkCodes ? { checkCode: nextCodes(held.checkCode, announce) } : {}),
    }
    await replaceWhole(path, writtenKeys(next))
    const { current } = next.signing
    return {
      current,
      announced: announcedIn(next),
      published: [current, ...keys.map(({ kid }) => kid).filter((kid) => kid !== current)],
      checkCodeVersion: next.checkCode.current,
    }
  } finally {
    await rm(mark, { force: true })
  }
}
