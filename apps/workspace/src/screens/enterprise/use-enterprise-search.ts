import { contract, type Enterprise } from '@etalon/api/contract'
import { useMemo, useRef } from 'react'
import { useWorkspace } from '../../workspace/index.ts'

interface EnterpriseOption {
  readonly value: string
  readonly label: string
  readonly note: string
}

/** Enterprises to choose from as one types. */
export interface EnterpriseSearch {
  /** For a box that asks while one types. */
  load(keyword: string, signal: AbortSignal): Promise<EnterpriseOption[]>
  /** What is known of one that was found last. */
  found(id: string | undefined): Enterprise | undefined
}

/** Looks for enterprises by name or credit code. */
export function useEnterpriseSearch(): EnterpriseSearch {
  const { client } = useWorkspace()
  const known = useRef<readonly Enterprise[]>([])
  return useMemo(
    () => ({
      async load(keyword, signal) {
        known.current = await client.send(contract.enterprise.search, { query: { keyword }, signal, quiet: true })
        return known.current.map((one) => ({
          value: one.id,
          label: one.enterName,
          note: `${one.socialNumber} · ${one.areaName}`,
        }))
      },
      found: (id) => known.current.find((one) => one.id === id),
    }),
    [client],
  )
}
