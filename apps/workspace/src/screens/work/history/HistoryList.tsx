import type { HistoryEntry } from '@etalon/api/contract'
import { Timeline, type TimelineEntry } from '@etalon/ui/timeline'
import { useWords } from '../../../messages/index.ts'
import { punctuation } from '../../../messages/punctuation.ts'
import { workMessages } from '../../../messages/work.ts'
import { lookOf, type StateDictionary } from '../moves/state-looks.ts'
import { useLabels } from '../moves/use-labels.ts'
import { useNameOf } from '../people/use-name-of.ts'
import { historyIcon } from './history-icons.ts'
import { useActionWords } from './use-action-words.ts'

/** So many steps are seen at once; a record that went back and forth has more. */
const limit = 8

/** What is said of these is no reason: what came with a sample, between whom it was and where, to how many a message went, who signed, the sum that came, the number of an invoice or a certificate, with what it is settled, the day of a guarantee, in what a record departs from its method. */
const told = new Set([
  'handOver',
  'handBack',
  'takeOver',
  'sign',
  'spotBack',
  'sendBack',
  'receiveAgain',
  'charge',
  'join',
  'takeIn',
  'invoice',
  'file',
  'unfile',
  'guarantee',
  'certificate',
  'confirmResult',
  'recordDeviating',
  'calibrate',
  'nonconforming',
  'send',
])

/** Before the reasons of these the server sets what it was about: a sum taken back, the number of an invoice, another enterprise. */
const joined = new Set(['counterEntry', 'voidInvoice', 'merge', 'absorb'])

/** A reason with what stands before it, joined in the marks of the language. */
function joinedIn(clauses: (parts: readonly string[]) => string, reason: string): string {
  const [, about, why] = /^([^；]*)；([\s\S]*)$/.exec(reason) ?? []
  return about === undefined || why === undefined
    ? reason
    : clauses([about.replace(/^-(?=\d)/, '−'), why].filter((part) => part !== ''))
}

/** The name and the credit code: what an enterprise was called, and is called now, stands before the reason, each where it changed. */
const renamed = /^(?:([^；]* → [^；]*)(?:；|$))?(?:([^；]* → [^；]*)(?:；|$))?([\s\S]*)$/

/** The reason of an entry in the marks of the language. */
function reasonOf(clauses: (parts: readonly string[]) => string, { recordKind, action }: HistoryEntry, reason: string): string {
  if (joined.has(action)) return joinedIn(clauses, reason)
  if (recordKind !== 'enterprise' || action !== 'edit') return reason
  return clauses((renamed.exec(reason) ?? []).slice(1).flatMap((part) => part || []))
}

/** What happened to a record, newest first: who, when, from where to where, and why. */
export function HistoryList({
  entries,
  dictionary,
  tellsFacts = false,
}: {
  entries: readonly HistoryEntry[]
  /** Of its states; null where it has none. */
  dictionary: StateDictionary | null
  /** What is said of each is how it stood then, and no reason. @default false */
  tellsFacts?: boolean
}) {
  const words = useWords(workMessages)
  const { clauses } = useWords(punctuation)
  const labels = useLabels()
  const nameOf = useNameOf()
  const wordOf = useActionWords()
  const isTold = (action: string) => tellsFacts || told.has(action)
  const shown = entries.map((entry): TimelineEntry => {
    const { id, recordKind, action, byName, at, from, to, reason } = entry
    const word = wordOf(recordKind, action)
    return {
      id,
      title: isTold(action) ? `${word} ${reason ?? ''}`.trim() : word,
      who: byName === 'system' ? words.bySystem : nameOf(byName),
      when: at,
      icon: historyIcon(action),
      // What needed a reason went another way than forwards.
      tone: isTold(action)
        ? 'info'
        : reason
          ? 'warning'
          : dictionary === null || to === null || to === from
            ? 'neutral'
            : lookOf(dictionary, to).tone,
      ...(dictionary === null || to === null || to === from ? {} : { to: labels.of(dictionary, to) }),
      ...(dictionary === null || from === null || to === from ? {} : { from: labels.of(dictionary, from) }),
      ...(reason === null || isTold(action) ? {} : { reason: reasonOf(clauses, entry, reason) }),
    }
  })
  return <Timeline label={words.historyTitle} entries={shown} limit={limit} />
}
