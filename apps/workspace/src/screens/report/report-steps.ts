import type { ReportDetail } from '@etalon/api/contract'
import type { ProgressionStep } from '@etalon/ui/progression-steps'

const steps = [
  { key: 'draft', duty: 'tester' },
  { key: 'audit', duty: 'auditor' },
  { key: 'approve', duty: 'approver' },
  { key: 'issue', duty: 'issuer' },
] as const

/** Which step is under way in each state: all before it are done. */
const stepOf: Readonly<Record<string, number>> = { '300': 0, '400': 0, '500': 1, '600': 2, '700': 3, '1000': 4 }

/** Drafting, audit, approval and issue, each with who did it and when. What was returned is open again, whoever signed before. */
export function reportSteps(
  { standing, signatures, testerName }: Pick<ReportDetail, 'standing' | 'signatures' | 'testerName'>,
  labels: Readonly<Record<(typeof steps)[number]['key'], string>>,
  write: (moment: string) => string,
  nameOf: (name: string) => string,
): readonly ProgressionStep[] {
  const now = stepOf[standing.state] ?? -1
  return steps.map(({ key, duty }, place): ProgressionStep => {
    const signed = place < now ? signatures.findLast((one) => one.duty === duty) : undefined
    const drafter = place === 0 && place === now && testerName !== null ? { who: nameOf(testerName) } : {}
    return {
      key,
      label: labels[key],
      state: place < now ? 'done' : place === now ? 'now' : 'waiting',
      ...(signed ? { who: nameOf(signed.name), when: write(signed.at) } : drafter),
    }
  })
}
