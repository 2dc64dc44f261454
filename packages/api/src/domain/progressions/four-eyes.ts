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

/** The duties that whoever takes this one must not hold on the item or on the report; none where it is no judgement of them. */
export const judgementsApart = (duty: string): readonly string[] => {
  const wanted = judgement[duty]
  return wanted === undefined ? [] : Object.keys(judgement).filter((one) => judgement[one] !== wanted)
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
  const apart = judgementsApart(duty)
  return held.find((one) => one.personId === personId && apart.includes(one.duty))
}
