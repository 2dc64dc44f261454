import {
  type CheckFileActorRef,
  type CheckFileAnswer,
  type CheckFileRequest,
  checkFileMachine,
  type ReadFileRequest,
} from '@etalon/machines/check-file'
import { type FileVerdict, largestFile, verifyFile } from '@etalon/verify/file'
import { createActor, fromPromise } from 'xstate'
import { fetchKeys } from '../published-keys.ts'

/** Where the institute is asked; nothing of a file but its reference goes there. */
export interface FileCheckAddresses {
  readonly keys: string
  readonly statements: string
}

/** One file that is being checked or was. */
export interface FileCheck {
  readonly id: string
  readonly name: string
  readonly actor: CheckFileActorRef
  /** The verdict in the details of an answer, or `undefined` while there is none. */
  readonly verdictOf: (details: unknown) => FileVerdict | undefined
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

/** Begins the check of a file in this browser. */
export const beginFileCheck = (file: File, addresses: FileCheckAddresses): FileCheck => {
  // The machine hands the details on without looking inside; only what was put here comes back.
  let latest: FileVerdict | undefined
  const machine = checkFileMachine.provide({
    actors: {
      readFile: fromPromise<Uint8Array, ReadFileRequest>(async () => new Uint8Array(await file.arrayBuffer())),
      checkFile: fromPromise<CheckFileAnswer, CheckFileRequest>(async ({ input }) => {
        const verdict = await verifyFile(new Uint8Array(input.bytes), {
          keys: await fetchKeys(addresses.keys),
          fetchStatement: (reference) => fetchStatement(addresses.statements, reference),
        })
        // Nothing was decided, and asking again may help: that is a failure of the check, not a verdict.
        if (verdict.verdict === 'unknown' && verdict.reason === 'unreachable') throw new Error('the institute cannot be asked')
        latest = verdict
        return { verdict: verdict.verdict, details: verdict }
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
