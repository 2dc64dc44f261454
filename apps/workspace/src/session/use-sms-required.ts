import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { useEffect, useState } from 'react'
import { useWorkspace } from '../workspace/index.ts'

/** Whether an institute asks for a code from a text message (`isSmsRequired`); undefined until that is known. */
export function useSmsRequired(tenantId: string): boolean | undefined {
  const { client } = useWorkspace()
  const [required, setRequired] = useState<boolean>()
  useEffect(() => {
    const tenant = tenantId.trim()
    if (tenant === '') return
    const asking = new AbortController()
    client
      .send(contract.system.smsRequired, { query: { tenantId: tenant }, signal: asking.signal, quiet: true })
      .then(setRequired)
      .catch((error: unknown) => {
        if (!(error instanceof CallProblem)) throw error
        // The server asks for it where it wants it.
        if (error.kind !== 'cancelled') setRequired(false)
      })
    return () => asking.abort()
  }, [client, tenantId])
  return required
}
