import { digestOf, referencesIn } from '../file/index.ts'
import { isRecord } from '../is-record.ts'
import {
  entriesOf,
  hashText,
  type LogHead,
  leafHash,
  parseCheckpoint,
  parseProof,
  rootOf,
  tilePath,
  tilesOf,
  verifyHead,
  verifyLogged,
} from '../log/index.ts'
import { fingerprintsOfPem, type SealCheck, verifyDetached, verifySeal } from '../seal/index.ts'
import { type PublicKeys, verifyStatement } from '../statement/index.ts'

/** What the command needs of the machine that it runs on. */
export interface CommandPorts {
  readonly say: (line: string) => void
  /** @throws where the file cannot be read */
  readonly readFile: (path: string) => Uint8Array<ArrayBuffer>
  /** Writes a head that was checked. */
  readonly writeFile: (path: string, text: string) => void
  /** @throws where it cannot be had */
  readonly fetchBytes: (address: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** What was asked: the names of the options as they are typed. */
export interface CommandQuestion {
  readonly words: readonly string[]
  readonly options: Readonly<Partial<Record<'seal' | 'signature' | 'keys' | 'statement' | 'proof' | 'head', string>>>
}

/** How the command is called. */
export const usage = `etalon-verify FILE [--seal seal.pem] [--signature FILE.p7s] [--keys keys.json] [--statement FILE] [--proof FILE.tlog-proof] [--head FILE]
  checks a certificate, and asks nobody: its seal by the institute's certificates, its statement by the institute's keys, its place in
  the log by a proof, under a head that you kept
etalon-verify log ADDRESS --keys keys.json [--head FILE]
  fetches a log, makes its head again, and compares it with the one in FILE, which it writes anew where all is well`

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const parsedJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    // What is no JSON is nothing that is looked for.
    return undefined
  }
}

/** Keys as an institute publishes them. @throws naming the file, where they are none */
const keysOf = (path: string, bytes: Uint8Array): PublicKeys => {
  const value = parsedJson(text(bytes))
  if (!isRecord(value) || !Array.isArray(value.keys)) throw new Error(`${path} holds no keys as an institute publishes them`)
  return { keys: value.keys.filter(isRecord) }
}

/** The fingerprints of the certificates to trust. @throws naming the file, where it holds none: that would speak against every seal */
const trustedIn = async (path: string, bytes: Uint8Array): Promise<readonly string[]> => {
  const fingerprints = await fingerprintsOfPem(text(bytes)).catch(() => [])
  if (fingerprints.length === 0) throw new Error(`${path} holds no certificate in PEM`)
  return fingerprints
}

const sealFaults: Readonly<Record<Extract<SealCheck, { seal: 'broken' }>['fault'], string>> = {
  changed: 'bytes were changed after it was sealed',
  appended: 'bytes were put after the seal',
  cut: 'the end of the file is missing',
  foreign: 'the seal is of a certificate that is none of those given',
  forged: 'the signature does not belong to its certificate',
  outdated: 'its certificate did not hold when it says it sealed',
  damaged: 'the seal cannot be read, or is not written as the institute writes it',
  unsupported: 'the seal is of a kind that is not checked here',
}

/** One line of the answer, and whether it speaks against what was asked about. */
interface Found {
  readonly line: string
  readonly against: boolean
}
const holds = (line: string): Found => ({ line: `holds   ${line}`, against: false })
const broken = (line: string): Found => ({ line: `BROKEN  ${line}`, against: true })

const sealLine = (check: SealCheck): Found => {
  if (check.seal === 'none') return broken('there is no seal in it')
  if (check.seal === 'broken')
    return broken(`${sealFaults[check.fault]}${check.certificate ? ` (${check.certificate.subject})` : ''}`)
  return holds(`seal of ${check.certificate.subject}, made ${check.sealedAt ?? 'at an unknown time'}; nothing changed since`)
}

const checkFile = async (path: string, options: CommandQuestion['options'], ports: CommandPorts): Promise<readonly Found[]> => {
  const given = (name: keyof typeof options) => (options[name] === undefined ? undefined : ports.readFile(options[name]))
  const bytes = ports.readFile(path)
  const [signature, statement, proof, head] = (['signature', 'statement', 'proof', 'head'] as const).map(given)
  const keys = options.keys === undefined ? { keys: [] } : keysOf(options.keys, ports.readFile(options.keys))
  const found: Found[] = []
  if (options.seal !== undefined) {
    const trusted = await trustedIn(options.seal, ports.readFile(options.seal))
    const check = signature === undefined ? await verifySeal(bytes, trusted) : await verifyDetached(bytes, signature, trusted)
    found.push(sealLine(check))
  }
  const jws = statement === undefined ? undefined : text(statement).trim()
  if (jws !== undefined) {
    const check = await verifyStatement(jws, keys)
    const digest = await digestOf(bytes)
    if (!check.ok) found.push(broken(`the statement is not believed: ${check.reason}`))
    else if (digest !== check.statement.digests.pdf && digest !== check.statement.digests.xml)
      found.push(broken(`the statement is about ${check.statement.number}, and this file is not the one that was issued`))
    else found.push(holds(`statement about ${check.statement.number}, signed with key ${check.statement.kid}`))
  }
  if (proof !== undefined) found.push(await logLine(bytes, jws, text(proof), keys, head === undefined ? undefined : text(head)))
  return found
}

const logLine = async (
  bytes: Uint8Array,
  jws: string | undefined,
  proof: string,
  keys: PublicKeys,
  kept: string | undefined,
): Promise<Found> => {
  const [reference] = referencesIn(bytes)
  const parsed = parseProof(proof)
  if (reference === undefined || jws === undefined)
    return broken('a proof of the log needs the statement, and a file with a reference')
  if (parsed === undefined) return broken('the proof cannot be read')
  const known = kept === undefined ? undefined : parseCheckpoint(kept)?.head
  if (kept !== undefined && known === undefined) return broken('the head that was given cannot be read')
  // A proof is made for one head. It stands under the one that was given where both are the same.
  if (known !== undefined && parseCheckpoint(parsed.checkpoint)?.head.size !== known.size)
    return broken(`the proof is for another head than the one of ${known.size} entries that was given`)
  const check = await verifyLogged(parsed, { reference, jws, keys, known })
  if (!check.ok) return broken(`the log: ${check.fault}`)
  const [entry] = check.entries
  return holds(
    `entry ${(entry?.index ?? 0) + 1} of ${check.head.size} in the log ${check.head.origin}, ${entry?.kind} ${entry?.at}`,
  )
}

const isSameHead = (one: LogHead, root: string): boolean => hashText(one.root) === root

const checkWholeLog = async (
  address: string,
  options: CommandQuestion['options'],
  ports: CommandPorts,
): Promise<readonly Found[]> => {
  if (options.keys === undefined) throw new Error('--keys is needed: the keys that the institute publishes')
  const at = (path: string) => ports.fetchBytes(`${address.replace(/\/$/, '')}/${path}`)
  const checkpoint = text(await at('checkpoint'))
  const check = await verifyHead(checkpoint, keysOf(options.keys, ports.readFile(options.keys)))
  if (!check.ok) return [broken(`the head of the log: ${check.fault}`)]
  const { head } = check
  const leaves: ReturnType<typeof leafHash>[] = []
  for (const tile of tilesOf('entries', head.size)) {
    const entries = entriesOf(await at(tilePath(tile)))
    if (entries?.length !== tile.width) return [broken(`entries from ${tile.index * 256} on are not whole`)]
    leaves.push(...entries.map(leafHash))
  }
  const found = [
    isSameHead(head, hashText(rootOf(leaves)))
      ? holds(`${head.size} entries make the head ${hashText(head.root)} of ${head.origin}`)
      : broken(`the ${head.size} entries do not make the head that was signed: one was changed, added or taken out`),
  ]
  const path = options.head
  if (path === undefined) return found
  let kept: string | undefined
  try {
    kept = text(ports.readFile(path))
  } catch {
    // There is none yet: the one of now becomes the first.
  }
  const known = kept === undefined ? undefined : parseCheckpoint(kept)?.head
  if (kept !== undefined && known === undefined) found.push(broken(`${path} holds no head`))
  if (known !== undefined)
    found.push(
      known.origin === head.origin &&
        known.size <= leaves.length &&
        isSameHead(known, hashText(rootOf(leaves.slice(0, known.size))))
        ? holds(`it continues the head of ${known.size} entries that was kept`)
        : broken(`it was forked: it does not continue the head of ${known.size} entries that was kept`),
    )
  if (found.every(({ against }) => !against)) ports.writeFile(path, checkpoint)
  return found
}

/**
 * Checks what was asked, and says what was found.
 * @returns 0 where everything holds, 1 where something does not, 2 where nothing could be checked
 */
export const runCommand = async ({ words, options }: CommandQuestion, ports: CommandPorts): Promise<0 | 1 | 2> => {
  const [first, second] = words
  if (first === undefined || (first === 'log' && second === undefined)) {
    ports.say(usage)
    return 2
  }
  try {
    const found = first === 'log' ? await checkWholeLog(second ?? '', options, ports) : await checkFile(first, options, ports)
    if (found.length === 0) {
      ports.say(`nothing to check ${first} with was given\n${usage}`)
      return 2
    }
    for (const { line } of found) ports.say(line)
    return found.some(({ against }) => against) ? 1 : 0
  } catch (error) {
    ports.say(`it cannot be checked: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}
