import { CallProblem } from '@etalon/api/client'

/** What the server said of fields that stand on the screen; undefined where it was about something else. */
export function refusedFields(error: unknown, names: readonly string[]): Record<string, string> | undefined {
  if (!(error instanceof CallProblem)) return undefined
  const known = error.fields.filter(({ path }) => names.includes(path))
  return known.length > 0 && known.length === error.fields.length
    ? Object.fromEntries(known.map(({ path, message }) => [path, message]))
    : undefined
}
