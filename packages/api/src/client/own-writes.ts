import type { Call } from '../contract/index.ts'
import type { Said } from './outgoing.ts'

/** A record that this client wrote to, until it has been read anew. */
interface OwnWrite {
  /** The versions that a page may still show. */
  readonly shown: Set<number>
  /** The version that its last write made. */
  readonly made: number
  /** When that was, in milliseconds. */
  readonly at: number
}

/** What tells one version of one record in a body or an answer. */
interface Stand {
  readonly id: string
  readonly version: number
}

/** Longer than a page that is being read anew can take: the client gives up before. In milliseconds. */
const forgottenAfter = 20_000

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function versionOf(value: unknown): number | undefined {
  if (!hasFields(value)) return undefined
  const told = value.version ?? (hasFields(value.standing) ? value.standing.version : undefined)
  return typeof told === 'number' ? told : undefined
}

/** @param itself the record, where the value is about one without naming it */
function standOf(value: unknown, itself?: string): Stand | undefined {
  const version = versionOf(value)
  const id = hasFields(value) ? (value.id ?? itself) : undefined
  return typeof id === 'string' && version !== undefined ? { id, version } : undefined
}

/** What a client knows of its own writes: see `followsOwnWrites` of its options. */
export interface OwnWrites {
  /** What is to be sent: of a record that this client wrote to, the version that it made. */
  upToDate(call: Call, said: Said): Said
  /** Told of each answer. */
  answered(call: Call, said: Said, answer: unknown): void
}

/** @param now milliseconds of a clock that never goes back */
export function createOwnWrites(now: () => number = () => performance.now()): OwnWrites {
  const writes = new Map<string, OwnWrite>()
  return {
    upToDate(call, said) {
      const asked = call.writes ? standOf(said.body) : undefined
      const known = asked && writes.get(asked.id)
      if (!asked || !known?.shown.has(asked.version)) return said
      if (hasFields(said.body) && now() - known.at <= forgottenAfter)
        return { ...said, body: { ...said.body, version: known.made } }
      writes.delete(asked.id)
      return said
    },
    answered(call, said, answer) {
      const sent = call.writes ? standOf(said.body) : undefined
      const made = standOf(answer, sent?.id)
      if (!made) return
      const known = writes.get(made.id)
      if (!sent) {
        // Read anew: the page shows it as it is now, and an older form of it that is open elsewhere meets its conflict.
        if (known && made.version >= known.made) writes.delete(made.id)
        return
      }
      if (made.id !== sent.id || made.version <= sent.version) return
      const shown = known?.made === sent.version ? known.shown : new Set<number>()
      writes.set(made.id, { shown: shown.add(sent.version), made: made.version, at: now() })
    },
  }
}
