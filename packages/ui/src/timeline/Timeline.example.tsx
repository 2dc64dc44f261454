import { Timeline } from '@etalon/ui/timeline'

/** What happened to a record, by whom and when. */
export function Example() {
  return (
    <Timeline
      label="History of LX-2026-003187"
      entries={[
        { id: '2', title: 'Issued', who: 'Chen Rui', when: '2026-11-20 16:05' },
        { id: '1', title: 'Result corrected', who: 'Zhou Lan', when: '2026-11-20 15:40', from: '20.1', to: '20.3' },
      ]}
    />
  )
}
