/** How many documents keep their address. A document is small, and one that fell out is drawn anew. */
const most = 8

/** Addresses of the documents shown last, the newest at the end. */
const addresses = new Map<string, string>()

/**
 * The address of a document inside this page, under which a picture shows it. It stays while other tabs are looked at, so that a
 * document is not loaded again each time its tab is shown.
 * @param key which document, and in which version
 */
export async function documentAddress(key: string, load: () => Promise<Blob>): Promise<string> {
  const known = addresses.get(key)
  if (known !== undefined) {
    addresses.delete(key)
    addresses.set(key, known)
    return known
  }
  const document = await load()
  // Two may ask at once, each with its own wish to stop, so neither waits for the other's load. A second address would never be
  // released: who comes last takes the one that is there.
  const meanwhile = addresses.get(key)
  if (meanwhile !== undefined) return meanwhile
  const address = URL.createObjectURL(document)
  addresses.set(key, address)
  for (const [oldest, released] of addresses) {
    if (addresses.size <= most) break
    addresses.delete(oldest)
    URL.revokeObjectURL(released)
  }
  return address
}
