import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KeyProblem } from './key-problem.ts'
import { type InstituteSeal, instituteSeal, ownCertificate, UnusableSeal } from './seal/index.ts'
import { readIfThere, writeOnce } from './written-once.ts'

/** Where an institute keeps a certificate of its own. */
export interface SealFiles {
  /** PEM file: the certificate, then those above it. */
  readonly certificate: string
  /** PEM file: the key, without a password. */
  readonly key: string
}

const readGiven = async (path: string, setting: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new KeyProblem(`${setting}: ${path} cannot be read (${error instanceof Error ? error.message : 'unknown'})`)
  }
}

/**
 * The seal of the institute's own certificate, or of one that is made on first use and vouches for itself.
 * @param folder of the keys
 * @throws KeyProblem where the certificate or the key cannot be used, naming the setting or the file
 */
export async function loadInstituteSeal(folder: string, now: Date, given: SealFiles | undefined): Promise<InstituteSeal> {
  const path = join(folder, 'seal.pem')
  const place = given === undefined ? path : `ETALON_SEAL_CERTIFICATE=${given.certificate} and ETALON_SEAL_KEY`
  let source: { readonly certificates: string; readonly key: string }
  if (given === undefined) {
    let text = await readIfThere(path)
    if (text === undefined) {
      await writeOnce(path, await ownCertificate(now))
      text = await readFile(path, 'utf8')
    }
    await chmod(path, 0o600)
    source = { certificates: text, key: text }
  } else {
    source = {
      certificates: await readGiven(given.certificate, 'ETALON_SEAL_CERTIFICATE'),
      key: await readGiven(given.key, 'ETALON_SEAL_KEY'),
    }
  }
  try {
    return await instituteSeal({ ...source, now })
  } catch (error) {
    if (error instanceof UnusableSeal)
      throw new KeyProblem(`The seal in ${place} cannot be used: ${error.message}.`, { cause: error })
    throw error
  }
}
