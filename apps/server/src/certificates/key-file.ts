import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import { KeyProblem } from './key-problem.ts'

const secret = z.base64url().length(43)
const signingKey = z.strictObject({
  kid: z.string().min(1).max(64),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: secret,
  d: secret,
})

/** What the key file holds. Old keys stay in it, since what they signed and printed stays in the world. */
const keyFile = z
  .strictObject({
    signing: z.strictObject({ current: z.string(), keys: z.array(signingKey).min(1) }),
    checkCode: z.strictObject({ current: z.number().int().min(1), keys: z.record(z.string().regex(/^[1-9]\d*$/), secret) }),
    reference: secret,
  })
  .refine(({ signing }) => signing.keys.some((key) => key.kid === signing.current), 'the current signing key is missing')
  .refine(({ checkCode }) => Object.hasOwn(checkCode.keys, String(checkCode.current)), 'the current check-code key is missing')

export type HeldKeys = z.infer<typeof keyFile>

/** Where the keys lie in the folder of the server's data. */
export const keyFilePath = (dataFolder: string): string => join(dataFolder, 'keys', 'certificate-keys.json')

/** A key that nobody had before, for codes and references. */
export const freshSecret = (): string => randomBytes(32).toString('base64url')

/** A signing key that nobody had before. @throws KeyProblem where this Node cannot make one */
export const freshSigningKey = (kid: string): z.infer<typeof signingKey> => {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  if (d === undefined || x === undefined) throw new KeyProblem('this Node cannot make an Ed25519 key')
  return { kid, kty: 'OKP', crv: 'Ed25519', x, d }
}

/** The keys of an institute that has none. */
export const freshKeys = (now: Date): HeldKeys => {
  const kid = `${now.getUTCFullYear()}-A`
  return {
    signing: { current: kid, keys: [freshSigningKey(kid)] },
    checkCode: { current: 1, keys: { 1: freshSecret() } },
    reference: freshSecret(),
  }
}

/** Reads the text of a key file. @throws KeyProblem where it is none */
export const parsedKeys = (path: string, text: string): HeldKeys => {
  try {
    return keyFile.parse(JSON.parse(text))
  } catch (error) {
    throw new KeyProblem(
      `The keys in ${path} cannot be read, and new ones would not fit the certificates already issued. Restore the file from a backup. (${error instanceof Error ? error.name : 'unknown'})`,
    )
  }
}

/** The text of a key file. */
export const writtenKeys = (keys: HeldKeys): string => `${JSON.stringify(keys, null, 2)}\n`
