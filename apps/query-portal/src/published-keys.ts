import type { PublicKeys } from '@etalon/verify/statement'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a JSON Web Key Set; what is no public Ed25519 key is left out. */
export const parseKeys = (value: unknown): PublicKeys => {
  if (!isRecord(value) || !Array.isArray(value.keys)) throw new TypeError('no key set')
  return {
    keys: value.keys.flatMap((key: unknown) =>
      isRecord(key) && key.kty === 'OKP' && key.crv === 'Ed25519' && isText(key.x) && isText(key.kid)
        ? [{ kty: 'OKP', crv: 'Ed25519', x: key.x, kid: key.kid }]
        : [],
    ),
  }
}

/** Fetches the institute's published keys. */
export const fetchKeys = async (address: string): Promise<PublicKeys> => {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`keys: ${response.status}`)
  return parseKeys(await response.json())
}
