import {
  type AdvancedFilterActorRef,
  conditionsOf,
  describeRow,
  type FilterRow,
  type FilterWarningCode,
  isChanged,
  mostRows,
  writeFilter,
} from '@etalon/machines/advanced-filter'
import type { MatchCountActorRef } from '@etalon/machines/match-count'
import { useSelector } from '@xstate/react'
import { Link2, Plus, Search, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useLanguage, useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './advanced-filter.css.ts'
import { Condition } from './Condition.tsx'
import { SaveFilter } from './FilterName.tsx'
import { MatchStatus } from './MatchStatus.tsx'
import { SavedFilters } from './SavedFilters.tsx'

/** What {@link AdvancedFilter} takes. */
export interface AdvancedFilterProps extends RootProps<HTMLElement> {
  /** What is asked for; it checks the rows and says when to search. */
  actor: AdvancedFilterActorRef
  /** Its name, read aloud. @default 高级查询 */
  label?: string
  /** What Enter in a text does, where a search bar searches for both. @default the panel searches, and has its own button */
  onSearch?: () => void
  /** Offers a button that shares the conditions: gets their text, to be put into an address. */
  onShare?: (filter: string) => void
  /** What counts how many records the conditions find, made by `useMatchCount`. @default no number is said */
  matches?: MatchCountActorRef
  /** Whether `matches` counts what was searched already. @default whether the rows ask what the last search did */
  inForce?: boolean
}

/** What the panel for names says itself. */
const ofNames: readonly FilterWarningCode[] = ['nameNeeded', 'nameTaken', 'nothingToSave']

/** Conditions in pairs, joined by and/or. */
export function AdvancedFilter({ actor, label, onSearch, onShare, matches, inForce, ...root }: AdvancedFilterProps) {
  const messages = useMessages()
  const language = useLanguage()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const keeps = useSelector(actor, ({ value: { names } }) => names === 'ready' || names === 'saving' || names === 'removing')
  const { rows, fields, warning } = context
  const add = useRef<HTMLButtonElement>(null)
  const search = onSearch ?? (() => actor.send({ type: 'SEARCH' }))
  const conditions = conditionsOf(context)
  const changed = isChanged(context)
  // Two times of day take the width of a whole line.
  const isLong = (row: FilterRow) => {
    const { isSearchTime, withTime } = describeRow(row, fields)
    return isSearchTime && withTime
  }
  const pairs = rows.flatMap((row, place) => {
    const partner = rows[place + 1]
    return place % 2 === 0 && partner ? [[row, partner] as const] : []
  })
  return (
    <section
      {...onRoot(root, styles.panel)}
      aria-label={label ?? messages.advanced}
      data-language={language}
      // Letters of an input method ask for nothing yet.
      onCompositionStart={() => matches?.send({ type: 'HIDDEN' })}
      onCompositionEnd={() => matches?.send({ type: 'SHOWN' })}
    >
      {pairs.map((pair, number) => (
        <div key={pair[0].id} className={styles.pair} {...(pair.some(isLong) ? { 'data-stacked': '' } : {})}>
          {pair.map((row, side) => (
            <Condition
              key={row.id}
              actor={actor}
              row={row}
              place={number * 2 + side}
              fields={fields}
              warning={warning?.row === row.id ? warning : undefined}
              onSearch={search}
            />
          ))}
          <div className={styles.remove}>
            <IconButton
              icon={Trash2}
              size="small"
              label={messages.removePair(number + 1)}
              disabledReason={number === 0 ? messages.firstPairStays : undefined}
              onPress={() => {
                // The button goes away with its pair.
                add.current?.focus()
                actor.send({ type: 'PAIR.REMOVED', pair: number })
              }}
            />
          </div>
        </div>
      ))}
      {warning?.row === null && !ofNames.includes(warning.code) && (
        <Note tone="warning" live>
          {messages.filterWarnings[warning.code]}
        </Note>
      )}
      <div className={styles.foot}>
        <Button
          ref={add}
          kind="text"
          size="small"
          icon={Plus}
          disabledReason={rows.length >= mostRows ? messages.filterWarnings.tooManyRows : undefined}
          onPress={() => actor.send({ type: 'PAIR.ADDED' })}
        >
          {messages.addPair}
        </Button>
        <span className={styles.faint}>{messages.rowsUsed(rows.length, mostRows)}</span>
        <SavedFilters actor={actor} onLeave={() => add.current?.focus()} />
        <span className={styles.grow} />
        <MatchStatus matches={matches} isInForce={inForce ?? !changed} isChanged={changed} />
        <span className={styles.actions}>
          <Button kind="quiet" size="small" onPress={() => actor.send({ type: 'RESET' })}>
            {messages.clearConditions}
          </Button>
          {onShare && (
            <Button
              kind="quiet"
              size="small"
              icon={Link2}
              disabledReason={conditions.length === 0 ? messages.filterWarnings.nothingToSave : undefined}
              onPress={() => onShare(writeFilter({ version: 1, conditions }))}
            >
              {messages.copyLink}
            </Button>
          )}
          {keeps && <SaveFilter actor={actor} />}
          {onSearch === undefined && (
            <Button kind="soft" size="small" icon={Search} onPress={search}>
              {messages.search}
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}
