import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { useEffect, useState } from 'react'
import { useWorkspace } from '../../workspace/index.ts'
import { useRoles } from '../work/people/use-roles.ts'

/** An enterprise that asks for itself, with what it is known by. */
export interface OwnEnterprise {
  readonly value: string
  readonly label: string
  readonly place: string
  readonly contact: string
  readonly mobile: string
}

/** The enterprise that somebody belongs to; undefined for the institute's people, and until it is known. */
export function useOwnEnterprise(): OwnEnterprise | undefined {
  const { client } = useWorkspace()
  const isCustomer = useRoles().includes('customer')
  const [own, setOwn] = useState<OwnEnterprise>()
  useEffect(() => {
    if (!isCustomer) return
    const controller = new AbortController()
    client.send(contract.enterprise.search, { query: {}, signal: controller.signal, quiet: true }).then(
      ([first]) =>
        first &&
        setOwn({
          value: first.id,
          label: first.enterName,
          place: first.address,
          contact: first.contactName,
          mobile: first.mobile,
        }),
      (error: unknown) => {
        // Without it the field asks for it.
        if (!(error instanceof CallProblem)) throw error
      },
    )
    return () => controller.abort()
  }, [client, isCustomer])
  return own
}
