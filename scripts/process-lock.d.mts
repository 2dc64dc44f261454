export interface LockHolder {
  readonly pid: number
  readonly folder?: string
  readonly [name: string]: unknown
}
export interface Lock {
  release(): void
  readonly holder?: undefined
}
/** When a process began, in the system's own unit; undefined when it is gone. */
export function processBegan(pid: number): string | undefined
/** Who holds the lock file, or undefined where nobody alive does. */
export function lockHolder(file: string): LockHolder | undefined
/** Takes a lock file for this process, or says who has it. */
export function takeLock(
  file: string,
  about?: Readonly<Record<string, unknown>>,
): Lock | { readonly holder: LockHolder; readonly release?: undefined }
