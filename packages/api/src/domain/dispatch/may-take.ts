/** A kind of work: a technology domain (dictionary `technology_domain_type`) and what is done in it (dictionary `ability_type`). */
export interface KindOfWork {
  readonly technologyDomain: string
  readonly abilityType: string
}

/** A certificate that lets somebody do a kind of work through a day. */
export interface TesterCertificate extends KindOfWork {
  /** `yyyy-MM-dd`, the last day on which it counts. */
  readonly validUntil: string
}

/** Why somebody cannot be given a piece of work: no certificate for it, or one that has run out. */
export type TakeRefusal = { readonly why: 'no-certificate' } | { readonly why: 'expired'; readonly validUntil: string }

const isSameKind = (one: KindOfWork, other: KindOfWork) =>
  one.technologyDomain === other.technologyDomain && one.abilityType === other.abilityType

/**
 * Why a person cannot be given a piece of work, by the certificates they hold; undefined where they can. Server and screen ask the same.
 * @param today `yyyy-MM-dd` at the institute
 */
export function takeRefusal(
  work: KindOfWork,
  certificates: readonly TesterCertificate[],
  today: string,
): TakeRefusal | undefined {
  const own = certificates.filter((one) => isSameKind(one, work)).map(({ validUntil }) => validUntil)
  const [latest] = own.toSorted().toReversed()
  if (latest === undefined) return { why: 'no-certificate' }
  return latest < today ? { why: 'expired', validUntil: latest } : undefined
}

/** Until when somebody's certificate for a kind of work counts; undefined where there is none. */
export const certifiedUntil = (work: KindOfWork, certificates: readonly TesterCertificate[]): string | undefined =>
  certificates
    .filter((one) => isSameKind(one, work))
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1)

/** A kind of work that was dispatched to a calibration group, or to none. */
export interface GroupedWork extends KindOfWork {
  /** The group; null or left out where it was dispatched to none. */
  readonly groupId?: string | null
}

/** Somebody who could be given work: their certificates and the calibration groups that they are in. */
export interface Taker {
  readonly certificates: readonly TesterCertificate[]
  readonly groups?: readonly string[]
}

/** Why somebody cannot be given a piece of work: they are outside of the group that it was dispatched to, or lack a certificate. */
export type TakerRefusal = TakeRefusal | { readonly why: 'outside-group' }

/**
 * Why a person cannot be given a piece of work; undefined where they can. Server and screen ask the same.
 * @param today `yyyy-MM-dd` at the institute
 */
export function takerRefusal(work: GroupedWork, taker: Taker, today: string): TakerRefusal | undefined {
  const { groupId = null } = work
  if (groupId !== null && !taker.groups?.includes(groupId)) return { why: 'outside-group' }
  return takeRefusal(work, taker.certificates, today)
}
