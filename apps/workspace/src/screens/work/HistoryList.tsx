import type { HistoryEntry } from '@etalon/api/contract'
import { Timeline, type TimelineEntry } from '@etalon/ui/timeline'
import { useWords } from '../../messages/index.ts'
import { workMessages } from '../../messages/work.ts'
import { historyIcon } from './history-icons.ts'
import { lookOf, type StateDictionary } from './state-looks.ts'
import { useLabels } from './use-labels.ts'

/** So many steps are seen at once; a record that went back and forth has more. */
const limit = 8

/** What is said of these is no reason: between whom it was and where, who signed, the sum that came, the number of an invoice or a certificate, with what it is settled, the day of a guarantee. */
const told = new Set([
  'handOver',
  'sign',
  'spotBack',
  'sendBack',
  'charge',
  'join',
  'takeIn',
  'invoice',
  'file',
  'unfile',
  'guarantee',
  'certificate',
  'confirmResult',
])

/** What happened to a record, newest first: who, when, from where to where, and why. */
export function HistoryList({
  entries,
  dictionary,
  worded = {},
}: {
  entries: readonly HistoryEntry[]
  dictionary: StateDictionary
  /** What actions are called where that is something else for this kind of record. */
  worded?: Readonly<Record<string, string>>
}) {
  const words = useWords(workMessages)
  const labels = useLabels()
  const actions: Readonly<Record<string, string>> = { ...words.history, ...words.actions, ...worded }
  const stateOf = (key: string) => labels.of(dictionary, key)
  const shown = entries.map(
    ({ id, action, byName, at, from, to, reason }): TimelineEntry => ({
      id,
      title: told.has(action) ? `${actions[action]} ${reason ?? ''}`.trim() : (actions[action] ?? action),
      who: byName === 'system' ? words.bySystem : byName,
      when: at,
      icon: historyIcon(action),
      // What needed a reason went another way than forwards.
      tone: told.has(action) ? 'info' : reason ? 'warning' : to === null || to === from ? 'neutral' : lookOf(dictionary, to).tone,
      ...(to === null || to === from ? {} : { to: stateOf(to) }),
      ...(from === null || to === from ? {} : { from: stateOf(from) }),
      ...(reason === null || told.has(action) ? {} : { reason }),
    }),
  )
  return <Timeline label={words.historyTitle} entries={shown} limit={limit} />
}
