import { readApiSource, valueAt } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'

/** Milliseconds that another system has for its answer, and the most characters of it. */
const patience = 4000
const longestAnswer = 65_536
/** The longest value that a record takes. */
const longestValue = 200

/** Hosts that may be asked: the parameter `record-template.hosts`, parted by commas. Without it nobody is asked. */
async function allowedHosts(tx: Transaction): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ value: string }>(sql`select value from parameter where key = 'record-template.hosts'`)
  const names = (rows[0]?.value ?? '').split(/[,，\s]+/).filter((name) => name !== '')
  return new Set(names.map((name) => name.toLowerCase()))
}

/** No more of an answer is read than can be one. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  if (!answer.body) return text
  for await (const chunk of answer.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new RangeError('the answer is too long')
  }
  return text + decoder.decode()
}

/** What is asked of another system. */
export interface Question {
  readonly address: URL
  /** Where the value stands in the answer. */
  readonly way: readonly string[]
}

/**
 * Who is to be asked for a value, and what.
 * @throws {Refusal} 409 for a source that names nobody, and for a host that nobody allowed
 */
export async function questionOf(
  tx: Transaction,
  source: string,
  work: { readonly serial: string; readonly itemNo: string },
): Promise<Question> {
  const read = readApiSource(source)
  if (!read) throw new Refusal(409, 'record-template.no-source')
  const address = new URL(
    read.address.replaceAll('{serial}', encodeURIComponent(work.serial)).replaceAll('{itemNo}', encodeURIComponent(work.itemNo)),
  )
  if (!(await allowedHosts(tx)).has(address.host.toLowerCase()))
    throw new Refusal(409, 'record-template.host', { host: address.host })
  return { address, way: read.way }
}

/**
 * Asks another system for a value.
 * @throws {Refusal} 502 where it does not answer, or not with a value
 */
export async function fetchValue({ address, way }: Question): Promise<string> {
  const { host } = address
  let answer: unknown
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      // What was allowed is this host, and none that it names.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new RangeError(`answered ${response.status}`)
    answer = JSON.parse(await textOf(response))
  } catch {
    throw new Refusal(502, 'record-template.silent', { host })
  }
  const value = valueAt(answer, way)
  if (value === undefined || value.length > longestValue) throw new Refusal(502, 'record-template.no-value', { host })
  return value
}
