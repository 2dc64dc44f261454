import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** A write that the server said it has done. */
export interface Entry {
  /** The start of the server in which it was answered. */
  readonly round: number
  readonly writer: string
  /** Its `Idempotency-Key`. */
  readonly key: string
  readonly kind: 'register' | 'hand-in' | 'edit' | 'notice' | 'issue' | 'file' | 'message'
  readonly tenant: string
  /** A text that stands in what was written and nowhere else. */
  readonly mark: string
  readonly body: unknown
  readonly answer: { readonly id: string; readonly state?: string; readonly version?: number; readonly orderNo?: string }
}

/** What was acknowledged, on disk before anybody goes on: what is in it must never be lost. */
export interface Ledger {
  write(entry: Entry): void
  /** Everything that was written, read from the disk again. */
  read(): Entry[]
  close(): void
}

/** @param file that does not exist yet */
export function openLedger(file: string): Ledger {
  const descriptor = openSync(file, 'ax')
  return {
    write(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fsyncSync(descriptor)
    },
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Entry),
    close: () => closeSync(descriptor),
  }
}
