import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** When a process began, in whatever unit the system counts; undefined when it is gone. A number given to a new process begins anew. */
export function processBegan(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch (error) {
    if (process.platform === 'linux' && error.code !== 'EACCES') return undefined
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** Who holds the lock file, or undefined where nobody alive does. */
export function lockHolder(file) {
  let held
  try {
    held = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
  if (typeof held?.pid !== 'number' || held.began === undefined) return undefined
  return processBegan(held.pid) === held.began ? held : undefined
}

/**
 * Takes a lock file for this process: `{ release() }`, or `{ holder }` when a living process has it.
 * What a dead process left behind is taken over.
 * @param {string} file @param {Record<string, unknown>} about what the next one is told
 */
export function takeLock(file, about = {}) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, began: processBegan(process.pid) ?? 'unknown', ...about })
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600)
      writeSync(handle, mine)
      closeSync(handle)
      return {
        release() {
          try {
            if (JSON.parse(readFileSync(file, 'utf8')).pid === process.pid) rmSync(file, { force: true })
          } catch {
            // already gone
          }
        },
      }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = lockHolder(file)
    if (holder) return { holder }
    // Empty for the moment between another's open and write: look again before taking it for rubbish.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    const again = lockHolder(file)
    if (again) return { holder: again }
    rmSync(file, { force: true })
  }
  throw new Error(`The lock ${file} cannot be taken: is its folder writable?`)
}
