import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for a test, removed after it. PostgreSQL, which runs as somebody else, may pass through. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-fault-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
