import { verifyStatement } from '@etalon/verify/statement'
import { fetchKeys } from './published-keys.ts'

/**
 * Lets the visitor's own browser check the statement that the page shows, and says so; where it does not hold, the page raises the
 * alarm. Where the keys cannot be fetched, or this browser cannot check signatures, what the server wrote stays: nothing was
 * disproved.
 */
export const checkProof = async (proof: HTMLElement): Promise<void> => {
  const part = (name: string) => proof.querySelector<HTMLElement>(`[data-${name}]`)
  const [statement, checkedBy, alarm, signature, digest] = ['statement', 'checked-by', 'alarm', 'signature', 'digest'].map(part)
  const { keys: address, number } = proof.dataset
  if (!statement || !checkedBy || !alarm || !signature || !digest || address === undefined) return
  let holds: boolean
  try {
    const keys = await fetchKeys(address)
    const check = await verifyStatement((statement.textContent ?? '').trim(), keys)
    if (!check.ok && check.reason === 'unsupported') return
    holds = check.ok && check.statement.number === number && check.statement.digests.pdf === (digest.textContent ?? '').trim()
  } catch {
    return
  }
  if (holds) {
    checkedBy.textContent = checkedBy.dataset.byBrowser ?? ''
    return
  }
  checkedBy.hidden = true
  signature.dataset.failed = ''
  alarm.hidden = false
}
