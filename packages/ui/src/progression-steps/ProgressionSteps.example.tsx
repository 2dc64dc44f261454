import { ProgressionSteps } from '@etalon/ui/progression-steps'

/** How far a report has come, by whom and when. */
export function Example() {
  return (
    <ProgressionSteps
      label="Report"
      steps={[
        { key: 'written', label: 'Written', state: 'done', who: 'Zhou Lan', when: '2026-11-20' },
        { key: 'reviewed', label: 'Reviewed', state: 'now' },
        { key: 'issued', label: 'Issued', state: 'waiting' },
      ]}
    />
  )
}
