import { CallProblem } from '@etalon/api/client'
import { useState } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'

/** What the server said of fields that stand on the screen; undefined where it was about something else. */
function refusedFields(error: unknown, names: readonly string[]): Record<string, string> | undefined {
  if (!(error instanceof CallProblem)) return undefined
  const known = error.fields.filter(({ path }) => names.includes(path))
  return known.length > 0 && known.length === error.fields.length
    ? Object.fromEntries(known.map(({ path, message }) => [path, message]))
    : undefined
}

/** What comes of a form of entry that is refused: said at its fields where it is about them, and once for all of it elsewhere. */
export function useRefusal(names: readonly string[]) {
  const words = useWords(sessionMessages)
  const common = useWords(commonMessages)
  const [refused, setRefused] = useState<string>()
  return {
    /** What was said against all of it. */
    refused,
    /** For `onSubmit`: sends, and gives what was said of the fields. */
    async trying(send: () => Promise<void>): Promise<Record<string, string> | undefined> {
      setRefused(undefined)
      try {
        await send()
        return undefined
      } catch (error) {
        const fields = refusedFields(error, names)
        if (fields) return fields
        throw error
      }
    },
    /** For `onFailed`. */
    say(error: unknown): void {
      if (!(error instanceof CallProblem)) throw error
      if (error.kind === 'timeout') setRefused(common.timeout)
      else setRefused(error.kind === 'network' ? words.unreachable : error.message)
    },
  }
}
