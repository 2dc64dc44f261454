import type { OrderDetail, OrderSignature } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { contentDigest, type SignedContent } from './signed-content.ts'
import { isRevocable } from './when-signed.ts'

interface Signed extends Record<string, unknown>, Omit<OrderSignature, 'holds' | 'isRevocable'> {
  readonly content: string
  readonly withdrawn: boolean
  /** Where the order stood then. */
  readonly signedIn: string
  /** Whose order it was then. */
  readonly signedFor: string
  /** Whether it still is theirs, also under the name of the enterprise that they turned out to be. */
  readonly isTheirs: boolean
}

type Read = Omit<SignedContent, 'ownAreaCode'> & Pick<OrderDetail, 'id' | 'standing'>

/** What somebody signs who signs an order now. */
export async function signedContentOf(tx: Transaction, one: Read): Promise<SignedContent> {
  const { rows } = await executeNamed<{ area: string }>(
    tx,
    'order-own-area',
    sql`select area_code as area from work_order where id = ${one.id}`,
  )
  return { ...one, ownAreaCode: rows[0]?.area ?? '' }
}

/** What was signed last of an order, and whether it still says that. */
export async function signatureOf(tx: Transaction, one: Read): Promise<OrderSignature | null> {
  const { rows } = await executeNamed<Signed>(
    tx,
    'order-signature',
    sql`
    select s.id::text, s.signer_name as "signerName", s.signature, s.by_name as "byName",
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, s.amendment, s.content, s.withdrawn_at is not null as withdrawn,
      s.state as "signedIn", s.enterprise_id::text as "signedFor",
      s.enterprise_id = ${one.enterId} or exists (
        select from enterprise e where e.id = s.enterprise_id and e.merged_into = ${one.enterId}) as "isTheirs"
    from order_signature s where s.order_id = ${one.id} order by s.id desc limit 1`,
  )
  const [last] = rows
  if (!last || last.withdrawn) return null
  const { content, withdrawn, signedIn, signedFor, isTheirs, ...signed } = last
  return {
    ...signed,
    holds: isTheirs && content === contentDigest({ ...(await signedContentOf(tx, one)), enterId: signedFor }),
    isRevocable: isRevocable(one.standing.state, signedIn),
  }
}
