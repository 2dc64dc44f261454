import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The text of a file; `undefined` where there is none. */
export const readIfThere = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a file that only its owner may read, whole or not at all, and never over another one: of two processes that start at once, one
 * wins.
 */
export const writeOnce = async (path: string, content: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('base64url')}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

/** Puts a text in the place of a file that only its owner may read: whole or not at all, also where the power goes. */
export const replaceWhole = async (path: string, content: string): Promise<void> => {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('base64url')}`
  const onDisk = async (place: string, flags: string, write?: string) => {
    const file = await open(place, flags, 0o600)
    try {
      if (write !== undefined) await file.writeFile(write)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  try {
    await onDisk(draft, 'wx', content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await onDisk(dirname(path), 'r')
}
