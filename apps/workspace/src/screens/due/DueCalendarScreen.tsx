import { contract } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Printer } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { dueMessages } from '../../messages/due.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { DayCalendar } from '../day-calendar/DayCalendar.tsx'
import { daysOf, marksOf, monthOf, tones } from '../day-calendar/due-days.ts'
import { ledgerPath } from '../enterprise/places.ts'
import { standardListPath } from '../standard/places.ts'
import { DueInstruments } from './DueInstruments.tsx'
import { DueStandards } from './DueStandards.tsx'

const kinds = ['ledger', 'standard'] as const
/** What is due: the instruments of enterprises, or the institute's own standards. */
type Kind = (typeof kinds)[number]

/** A month of days on which something is due, and what it is on the chosen one. */
export default function DueCalendarScreen() {
  const { client } = useWorkspace()
  const words = useWords(dueMessages)
  const [today] = useState(() => dayInShanghai(new Date()))
  const [kind, setKind] = useState<Kind>('ledger')
  const [month, setMonth] = useState(today.slice(0, 7))
  const [day, setDay] = useState(today)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        const question = { query: daysOf(month), signal, quiet: true }
        return kind === 'ledger'
          ? client.send(contract.ledger.dueDays, question)
          : client.send(contract.standard.dueDays, question)
      },
      [client, kind, month],
    ),
  )
  const counts = answer.state === 'loaded' ? answer.value : undefined
  const marks = useMemo(() => marksOf(counts ?? [], today, words.count), [counts, today, words])
  const [first, last] = monthOf(month)
  const inMonth = (counts ?? []).reduce((sum, one) => sum + (one.day >= first && one.day <= last ? one.count : 0), 0)
  const listPath = kind === 'ledger' ? ledgerPath : standardListPath
  const monthList = `${listPath}?${new URLSearchParams({
    view: 'all',
    search: JSON.stringify({ [kind === 'ledger' ? 'dueDate' : 'validUntil']: [first, last] }),
  })}`
  return (
    <Page
      title={words.title}
      beside={
        <SegmentedControl
          label={words.title}
          segments={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(value) => setKind(value === 'standard' ? 'standard' : 'ledger')}
        />
      }
      actions={
        <>
          <ButtonLink href={monthList}>{words.monthList}</ButtonLink>
          <Button icon={Printer} onPress={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <DayCalendar
        label={words.calendar}
        note={counts === undefined ? undefined : words.inMonth(inMonth)}
        answer={answer}
        reload={reload}
        day={day}
        onDay={setDay}
        month={month}
        onMonthChange={setMonth}
        marks={marks}
        today={today}
        legend={(['over', 'soon', 'later'] as const).map((urgency) => ({
          tone: tones[urgency],
          label: words.legend[urgency],
        }))}
        dayTitle={words.onDay(day)}
      >
        {kind === 'ledger' ? <DueInstruments day={day} /> : <DueStandards day={day} />}
      </DayCalendar>
    </Page>
  )
}
