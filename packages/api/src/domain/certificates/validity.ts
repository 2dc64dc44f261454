import { addDays, addMonths, type CivilDate, dayInShanghai } from '../calendar/index.ts'
import { type DictionaryKey, isKeyOf, isOwnKey } from '../dictionaries/index.ts'

/**
 * A key of the dictionary VERIFICATION_CYCLE (section 3.6), or one that an institute added: the months between two verifications as
 * text, such as `12`; `999999` is non-periodic.
 */
export type VerificationCycle = DictionaryKey<'VERIFICATION_CYCLE'> | `${number}`

const nonPeriodic: VerificationCycle = '999999'

/** Whether months can be counted by a text: it is a key of the specification, or can be one of an institute's own. */
export const isVerificationCycle = (key: string): key is VerificationCycle =>
  isKeyOf('VERIFICATION_CYCLE', key) || isOwnKey('VERIFICATION_CYCLE', key)

/**
 * The last day of validity: the day of verification plus the cycle, less one day. Usage varies among institutes; this is ours.
 * Only a pass has one.
 * @returns `null` for a non-periodic cycle
 */
export const validUntil = (verified: CivilDate, cycle: VerificationCycle): CivilDate | null =>
  cycle === nonPeriodic ? null : addDays(addMonths(verified, Number(cycle)), -1)

/** The day on which the instrument is due again. */
export const nextDue = (until: CivilDate): CivilDate => addDays(until, 1)

/** The cycle that counts: the regulation's longest, unless the client wants a shorter one. */
export const cycleThatCounts = (regulation: VerificationCycle, client: VerificationCycle | undefined): VerificationCycle =>
  client !== undefined && Number(client) < Number(regulation) ? client : regulation

/** Whether a document has expired at a moment. The printed day itself still counts, in China's time. */
export const isExpired = (until: CivilDate | null, now: Date): boolean => until !== null && dayInShanghai(now) > until
