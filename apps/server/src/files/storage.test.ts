import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { storageInFolder } from './storage.ts'

const size = 8 * 1024 * 1024

test('[SRV-2] a part that is kept again is the old one or the new one, whenever the process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const key = '0198a000-0000-7000-8000-000000000000'
  const program = fileURLToPath(new URL('testing/overwrite.ts', import.meta.url))
  for (const milliseconds of [1, 4, 7, 11, 16, 22, 29, 37]) {
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--disable-warning=ExperimentalWarning', program, folder, key, String(size)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    await wait(milliseconds)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const chunks: Buffer[] = []
    for await (const chunk of storageInFolder(folder).part(key, 0)) chunks.push(chunk as Buffer)
    const kept = Buffer.concat(chunks)
    expect([kept.length, new Set(kept).size]).toEqual([size, 1])
  }
})
