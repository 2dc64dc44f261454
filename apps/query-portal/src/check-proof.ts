import { type PublicKeys, type Statement, verifyStatement } from '@etalon/verify/statement'
import { checkLogged } from './check-log.ts'
import { logAlarm, logFaults } from './messages/log-faults.ts'
import { fetchKeys } from './published-keys.ts'

/** Shows an alarm above the answer, which is struck out and loses its colour and its sign: it is not to be believed any more. */
function raise(alarm: HTMLElement): void {
  const answer = document.querySelector<HTMLElement>('.answer')
  if (answer) {
    const top = document.createElement('div')
    top.className = 'wrap'
    top.append(alarm)
    answer.before(top)
    answer.classList.remove('good', 'warn')
    answer.classList.add('calm', 'doubted')
    answer.querySelector('.mark')?.remove()
  }
  alarm.hidden = false
}

/** Looks for the document in the log, and says beneath its place what this browser found. Where the log cannot be asked, nothing is said. */
const checkItsEntry = async (
  proof: HTMLElement,
  { tenant, reference }: Statement,
  jws: string,
  keys: PublicKeys,
): Promise<void> => {
  const place = proof.querySelector<HTMLElement>('[data-log]')
  const words = proof.querySelector<HTMLElement>('[data-log-checked]')
  const alarm = proof.querySelector<HTMLElement>('[data-log-alarm]')
  if (!place || !words || !alarm) return
  const check = await checkLogged(place.dataset.log ?? '', { tenant, reference, jws }, keys).catch(() => undefined)
  if (check === undefined) return
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
  if (check.ok) {
    words.textContent = locale === 'zh' ? `；${words.dataset.words}` : `, ${words.dataset.words}`
    return
  }
  place.dataset.failed = ''
  alarm.textContent = logAlarm[locale](logFaults[locale][check.fault])
  raise(alarm)
}

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
    if (check.ok) void checkItsEntry(proof, check.statement, (statement.textContent ?? '').trim(), keys)
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
  raise(alarm)
}
