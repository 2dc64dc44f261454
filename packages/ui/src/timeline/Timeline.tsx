import { ArrowRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { momentText } from '../iso-date/index.ts'
import { Skeleton } from '../loading/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import type { Tone } from '../state-pill/index.ts'
import * as styles from './timeline.css.ts'

/** Something that happened. */
export interface TimelineEntry {
  /** Unique within its timeline. */
  id: string
  /** What happened, in a few words. */
  title: ReactNode
  /** Who did it. */
  who?: string
  /** When, as a moment (ISO 8601); shown by the institute's clock. */
  when: string
  /** The state before; shown with `to` alone. */
  from?: string
  /** The state after. */
  to?: string
  /** Why, in the words of who did it. */
  reason?: string
  /** @default a plain dot */
  icon?: LucideIcon | undefined
  /** The colour that goes with its meaning; the title must say it too. @default 'neutral' */
  tone?: Tone
}

/** What {@link Timeline} takes. */
export interface TimelineProps extends RootProps<HTMLDivElement> {
  /** Whose history it is, read aloud. */
  label: string
  /** In the order in which they happened, the oldest first. */
  entries: readonly TimelineEntry[]
  /** Which of them is read first. @default 'newest-first' */
  order?: 'newest-first' | 'oldest-first'
  /** So many are shown until more are asked for. @default all of them */
  limit?: number
  /** What is shown where nothing has happened. @default a sentence from the catalogue */
  empty?: ReactNode
  /** It is on its way: shapes of what comes. @default false */
  loading?: boolean
}

/** What happened: when, by whom, from where to where, and why. */
export function Timeline(props: TimelineProps) {
  const { label, entries, order = 'newest-first', limit = Number.POSITIVE_INFINITY, empty, loading = false, ...rest } = props
  const messages = useMessages()
  const list = useRef<HTMLOListElement>(null)
  const [all, setAll] = useState(false)
  if (loading) return <Expected {...onRoot(rest)} label={label} />
  if (entries.length === 0)
    return (
      <EmptyState {...onRoot(rest)} title={messages.timelineEmpty}>
        {empty}
      </EmptyState>
    )
  const ordered = order === 'newest-first' ? entries.toReversed() : entries
  // One alone is not worth a button.
  const shown = all || ordered.length <= limit + 1 ? ordered : ordered.slice(0, limit)
  const hidden = ordered.length - shown.length
  const showAll = () => {
    flushSync(() => setAll(true))
    // The button is gone: reading goes on with the first entry that came.
    const first = list.current?.children[shown.length]
    if (first instanceof HTMLElement) first.focus()
  }
  return (
    <div {...onRoot(rest, styles.root)}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {shown.map((entry, index) => (
          <Entry key={entry.id} entry={entry} isReached={all && index === limit} isLast={index === ordered.length - 1} />
        ))}
      </ol>
      {hidden > 0 && (
        <Button kind="text" size="small" onPress={showAll}>
          {messages.showMore(hidden)}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry, isReached, isLast }: { entry: TimelineEntry; isReached: boolean; isLast: boolean }) {
  const messages = useMessages()
  const { title, who, when, from, to, reason, icon, tone = 'neutral' } = entry
  return (
    <li className={styles.entry} {...(isReached ? { tabIndex: -1 } : {})} {...(isLast ? { 'data-last': '' } : {})}>
      <span className={styles.mark} data-tone={tone} {...(icon === undefined ? { 'data-dot': '' } : {})} aria-hidden="true">
        {icon && <Icon icon={icon} size={12} />}
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {to !== undefined && to !== '' && (
          <span className={styles.change}>
            {from !== undefined && from !== '' && (
              <>
                <span>{from}</span>
                <Icon icon={ArrowRight} size={12} label={messages.changedTo} className={styles.arrow} />
              </>
            )}
            <span>{to}</span>
          </span>
        )}
        <span className={styles.facts}>
          {who !== undefined && who !== '' && (
            <>
              <bdi>{who}</bdi> ·{' '}
            </>
          )}
          <time dateTime={when}>{momentText(when)}</time>
        </span>
        {reason !== undefined && reason !== '' && <span className={styles.reason}>{messages.timelineReason(reason)}</span>}
      </div>
    </li>
  )
}

const expected = [
  { key: 1, title: 72, facts: 136 },
  { key: 2, title: 96, facts: 128 },
  { key: 3, title: 64, facts: 136 },
] as const

function Expected({ label, ...root }: RootProps<HTMLDivElement> & { label: string }) {
  const messages = useMessages()
  return (
    <div {...onRoot(root, styles.root)} role="status" aria-label={`${label} ${messages.loading}`}>
      <div className={styles.list} aria-hidden="true">
        {expected.map(({ key, title, facts }) => (
          <div key={key} className={styles.entry} {...(key === expected.length ? { 'data-last': '' } : {})}>
            <span className={styles.mark} data-dot="" />
            <div className={styles.words}>
              <span className={styles.title}>
                <Skeleton width={title} />
              </span>
              <span className={styles.facts}>
                <Skeleton width={facts} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
