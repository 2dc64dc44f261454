/** A moment in which a test lets the process die, as a power cut would. */
export type Failpoint = 'before-commit' | 'after-commit'

/** `ETALON_FAILPOINT=after-commit POST /api/…`, in tests alone: whatever else may be set, nobody's server dies of it. */
const armed = process.env.NODE_ENV === 'test' ? process.env.ETALON_FAILPOINT : undefined

/** Dies where a test wants it. @param call method and path of the call that has come so far */
export function reach(point: Failpoint, call: { readonly method: string; readonly path: string }): void {
  if (armed !== undefined && armed === `${point} ${call.method} ${call.path}`) process.kill(process.pid, 'SIGKILL')
}
