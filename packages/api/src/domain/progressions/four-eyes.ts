/** A duty that somebody holds on an item or on the report that rests on it. */
export interface HeldDuty {
  readonly duty: string
  readonly personId: string
}

/** What kind of judgement a duty is; duties of the same kind may lie with one person. */
const judgement: Readonly<Record<string, 'test' | 'check' | 'approval'>> = {
  tester: 'test',
  auditor: 'check',
  reviewer: 'check',
  approver: 'approval',
}

/**
 * Four eyes over a report and all its items together: who tested one of them neither checks nor approves, who checked does not
 * approve. The same checker may confirm, review and audit. A report can rest on items of several testers, which the duties of
 * one record cannot say; so the server asks this over everything that belongs to the report.
 * @returns the duty held that stands in the way, or `undefined` when there is none
 */
export const conflictingDuty = <Held extends HeldDuty>(
  personId: string,
  duty: string,
  held: readonly Held[],
): Held | undefined => {
  const wanted = judgement[duty]
  if (wanted === undefined) return undefined
  return held.find((one) => {
    const has = judgement[one.duty]
    return one.personId === personId && has !== undefined && has !== wanted
  })
}
