import { contract, type KindMethod } from '@etalon/api/contract'
import { type Sheet, sheetBy } from '@etalon/api/domain'
import { useCallback } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

const none: readonly KindMethod[] = []

/** What a kind of instrument is measured by: the institute's own method as soon as it is known, else the one that is built in. */
export function useKindSheet(kindCode: string, abilityType: string): Sheet | undefined {
  const { client } = useWorkspace()
  const { answer } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        kindCode === ''
          ? none
          : await client.send(contract.instrumentKind.methods, { query: { code: kindCode }, signal, quiet: true }),
      [client, kindCode],
    ),
  )
  const methods = answer.state === 'loaded' ? answer.value : none
  const own = methods.find((one) => one.abilityType === abilityType)
  return sheetBy(own?.method ?? null, kindCode, abilityType)
}
