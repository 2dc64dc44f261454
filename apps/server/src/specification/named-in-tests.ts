import { contract } from '@etalon/api/contract'

/** A test, by where it lies and what it says. */
export interface TestFile {
  /** From the root of the repository. */
  readonly path: string
  /** Its source. */
  readonly text: string
}

/** Names that stand for parts of the contract in one file. */
interface Aliases {
  /** What is written, and the area that is meant. */
  readonly areas: ReadonlyMap<string, string>
  /** What is written, and the call that is meant. */
  readonly calls: ReadonlyMap<string, string>
}

/** `{ a, b: c }` as what is written → what is meant. */
const taken = (names: string): [string, string][] =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^\w+(\s*:\s*\w+)?$/.test(one))
    .map((one) => {
      const [meant = '', written = meant] = one.split(':').map((part) => part.trim())
      return [written, meant]
    })

function aliasesIn(text: string): Aliases {
  const areas = new Map<string, string>()
  const calls = new Map<string, string>()
  for (const [, names = ''] of text.matchAll(/const \{([^}]*)\} = contract$/gm))
    for (const [written, area] of taken(names)) areas.set(written, area)
  for (const [, written = '', area = ''] of text.matchAll(/const (\w+) = contract\.(\w+)$/gm)) areas.set(written, area)
  // A helper that takes the calls of one area as well as those of another is named after the first.
  for (const [, written = '', known = ''] of text.matchAll(/\b(\w+): typeof (\w+)\b/g)) {
    const area = areas.get(known)
    if (area !== undefined) areas.set(written, area)
  }
  for (const [, names = '', whole, known = ''] of text.matchAll(/const \{([^}]*)\} = (contract\.)?(\w+)$/gm)) {
    const area = whole ? known : areas.get(known)
    if (area === undefined) continue
    for (const [written, call] of taken(names)) calls.set(written, `${area}.${call}`)
  }
  return { areas, calls }
}

/** Which calls a test names: through the contract, by whatever name it gave to a part of it, or by their address. */
export function callsNamedIn({ text }: Pick<TestFile, 'text'>): Set<string> {
  const named = new Set<string>()
  const { areas, calls } = aliasesIn(text)
  for (const [, area = '', call = ''] of text.matchAll(/\bcontract\.(\w+)\.(\w+)/g)) named.add(`${area}.${call}`)
  for (const [, written = '', call = ''] of text.matchAll(/(?<![.\w])(\w+)\.(\w+)/g)) {
    const area = areas.get(written)
    if (area !== undefined) named.add(`${area}.${call}`)
  }
  for (const [written, id] of calls) if (new RegExp(`(?<![.\\w])${written}\\b[,.)]`).test(text)) named.add(id)
  for (const [area, all] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(all)) {
      const address = call.path.replace(/\{\w+\}.*$/, '')
      const at = text.indexOf(address)
      // Not a part of a longer address.
      if (at >= 0 && (address !== call.path || /^[^\w/-]/.test(text.slice(at + address.length)))) named.add(`${area}.${name}`)
    }
  }
  return named
}
