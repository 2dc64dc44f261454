import {
  type CheckFileActorRef,
  type CheckFileAnswer,
  type CheckFileRequest,
  checkFileMachine,
  type ReadFileRequest,
} from '@etalon/machines/check-file'
import { type FileVerdict, largestFile, verifyFile } from '@etalon/verify/file'
import type { LogCheck } from '@etalon/verify/log'
import type { PublicKeys } from '@etalon/verify/statement'
import { createActor, fromPromise } from 'xstate'
import { checkLogged } from '../check-log.ts'
import { fetchKeys } from '../published-keys.ts'

/** Where the institute is asked; nothing of a file but its reference goes there. */
export interface FileCheckAddresses {
  readonly keys: string
  readonly statements: string
  /** SHA-256 of the certificates of the institute's seals: with them a file can be checked where nobody can be asked. */
  readonly seals: readonly string[]
  /** Where the entries of a document in the log are asked for. */
  readonly logProof: string
}

/** What came of a file, and of looking for it in the log; without the second where the log could not be asked. */
export type Judged = FileVerdict & { readonly logged?: LogCheck }

/** A file, and the signature that was chosen with it. */
export interface ChosenFile {
  readonly file: File
  readonly signature: File | undefined
}

/** One file that is being checked or was. */
export interface FileCheck {
  readonly id: string
  readonly name: string
  readonly actor: CheckFileActorRef
  /** The verdict in the details of an answer, or `undefined` while there is none. */
  readonly verdictOf: (details: unknown) => Judged | undefined
  readonly retry: () => void
}

const fetchStatement = async (address: string, reference: string): Promise<string | undefined> => {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference }),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`statement: ${response.status}`)
  return (await response.text()).trim()
}

let counted = 0

const machineVerdicts = {
  genuine: 'genuine',
  sealed: 'genuine',
  changed: 'changed',
  broken: 'changed',
  unknown: 'unknown',
} as const satisfies Record<FileVerdict['verdict'], CheckFileAnswer['verdict']>

/**
 * Puts each signature (`.p7s`) to the file that has its name. One that came alone is a file as any other, about which nothing can be
 * said.
 */
export const pairFiles = (files: readonly File[]): readonly ChosenFile[] => {
  const signatures = new Map(files.filter(({ name }) => /\.p7s$/i.test(name)).map((file) => [file.name.slice(0, -4), file]))
  const paired = new Set(files.flatMap(({ name }) => signatures.get(name) ?? []))
  return files.filter((file) => !paired.has(file)).map((file) => ({ file, signature: signatures.get(file.name) }))
}

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer())

/** Where the keys cannot be fetched the institute cannot be asked either: then a seal speaks alone. */
const noKeys: PublicKeys = { keys: [] }

/** Looks for a genuine document in the log. Where the log cannot be asked the verdict stands as it is. */
const withItsEntry = async (verdict: FileVerdict, { logProof }: FileCheckAddresses, keys: PublicKeys): Promise<Judged> => {
  if (verdict.verdict !== 'genuine') return verdict
  const { tenant, reference } = verdict.statement
  const logged = await checkLogged(logProof, { tenant, reference, jws: verdict.jws }, keys).catch(() => undefined)
  return logged === undefined ? verdict : { ...verdict, logged }
}

/** Begins the check of a file in this browser. */
export const beginFileCheck = ({ file, signature }: ChosenFile, addresses: FileCheckAddresses): FileCheck => {
  // The machine hands the details on without looking inside; only what was put here comes back.
  let latest: Judged | undefined
  const machine = checkFileMachine.provide({
    actors: {
      readFile: fromPromise<Uint8Array, ReadFileRequest>(() => bytesOf(file)),
      checkFile: fromPromise<CheckFileAnswer, CheckFileRequest>(async ({ input }) => {
        const keys = await fetchKeys(addresses.keys).catch(() => noKeys)
        const verdict = await verifyFile(new Uint8Array(input.bytes), {
          keys,
          seals: addresses.seals,
          ...(signature === undefined ? {} : { detached: await bytesOf(signature) }),
          fetchStatement: (reference) =>
            keys === noKeys ? Promise.reject(new Error('there are no keys')) : fetchStatement(addresses.statements, reference),
        })
        // Nothing was decided, and asking again may help: that is a failure of the check, not a verdict.
        if (verdict.verdict === 'unknown' && verdict.reason === 'unreachable') throw new Error('the institute cannot be asked')
        latest = await withItsEntry(verdict, addresses, keys)
        return { verdict: machineVerdicts[verdict.verdict], details: latest }
      }),
    },
  })
  const actor = createActor(machine, { input: { maxBytes: largestFile } })
  actor.start()
  actor.send({ type: 'FILE.DROPPED', file: { name: file.name, size: file.size, handle: file } })
  counted += 1
  return {
    id: String(counted),
    name: file.name,
    actor,
    verdictOf: (details) => (details === latest ? latest : undefined),
    retry: () => actor.send({ type: 'RETRY' }),
  }
}
