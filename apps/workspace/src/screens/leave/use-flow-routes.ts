import { contract } from '@etalon/api/contract'
import { type FlowRoute, flowDictionary, leaveFlow, processDefinitionOf } from '@etalon/api/domain'
import { useCallback } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** The flow routes of the institute, as its dictionary has them (section 7.2). */
export function useFlowRoutes() {
  const { client } = useWorkspace()
  return useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<readonly FlowRoute[]> => {
        const records = await client.send(contract.dictionary.dictionary, {
          query: { code: flowDictionary },
          signal,
          quiet: true,
        })
        return records.map(({ code, dictKey, remark }) => ({ code, dictKey, remark }))
      },
      [client],
    ),
  )
}

/** The id of the process of leave; undefined where the dictionary has none. */
export const leaveProcessIn = (routes: readonly FlowRoute[]): string | undefined => {
  const route = routes.find(({ remark }) => remark === leaveFlow.remark)
  return route && processDefinitionOf(route)
}
