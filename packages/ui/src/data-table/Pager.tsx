import { type DataTableActorRef, lastPage, lastReachable } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { Skeleton } from '../loading/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { atLeast } from './at-least.ts'
import * as styles from './data-table.css.ts'

/** Which pages are offered: the first, the last, and those around the one shown; 0 stands for a gap. */
export function offeredPages(page: number, last: number): readonly number[] {
  if (last <= 7) return Array.from({ length: last }, (_, place) => place + 1)
  const start = Math.min(Math.max(page - 1, 1), last - 2)
  const around = [start, start + 1, start + 2]
  const head = start > 2 ? [1, 0] : start === 2 ? [1] : []
  const tail = start + 2 < last - 1 ? [0, last] : start + 2 === last - 1 ? [last] : []
  return [...head, ...around, ...tail]
}

/** What {@link Pager} takes. */
export interface PagerProps extends RootProps {
  /** Whose pages these are: of `useDataTable`. */
  actor: DataTableActorRef
  /** Beside the total, such as a sum; phones have no room for it. */
  note?: ReactNode
}

/** Totals, page size, pages and going to one. */
export function Pager({ actor, note, ...root }: PagerProps) {
  const messages = useMessages()
  const write = useCount()
  const { page, size, sizes, total, totalIsCapped } = useSelector(actor, ({ context }) => context)
  // Where the total is only a beginning, the page that is asked for may lie behind it.
  const last = Math.max(lastPage({ total, size }), totalIsCapped ? page : 1)
  // Nobody knows yet how many there are.
  const isUnknown = useSelector(
    actor,
    (snapshot) =>
      (snapshot.matches({ content: 'loading' }) || snapshot.matches({ content: 'idle' })) && snapshot.context.rows.length === 0,
  )
  const [wanted, setWanted] = useState('')
  const go = (to: number) => actor.send({ type: 'PAGE.CHANGED', page: to })
  const goWanted = () => {
    // Full-width digits, as a Chinese keyboard types them, are digits.
    const to = Number.parseInt(wanted.normalize('NFKC'), 10)
    if (Number.isInteger(to)) go(Math.min(Math.max(to, 1), lastReachable({ total, size, totalIsCapped })))
    setWanted('')
  }
  return (
    <nav {...onRoot(root, styles.pager)} aria-label={messages.pagination}>
      <span>
        {isUnknown ? <Skeleton width={72} /> : messages.total(atLeast(write(total), totalIsCapped))}
        {note !== undefined && !isUnknown && <span className={styles.pagerNote}>{note}</span>}
      </span>
      <span className={styles.spread} />
      <span className={styles.pageSize}>
        <Select
          label={messages.pageSize}
          labelPosition="hidden"
          options={sizes.map((one) => ({ value: String(one), label: messages.perPage(one) }))}
          value={String(size)}
          onChange={(value) => value !== null && actor.send({ type: 'SIZE.CHANGED', size: Number(value) })}
        />
      </span>
      <span className={styles.pages}>
        <IconButton
          icon={ChevronLeft}
          label={messages.previousPage}
          disabledReason={page <= 1 ? messages.atFirstPage : undefined}
          onPress={() => go(page - 1)}
        />
        {offeredPages(page, last).map((one, place) =>
          one === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <span key={`gap${place}`} className={styles.wideOnly} aria-hidden="true">
              …
            </span>
          ) : (
            <span key={one} className={one === page ? undefined : styles.wideOnly}>
              <button
                type="button"
                className={styles.pageButton}
                aria-label={messages.page(one)}
                onClick={() => go(one)}
                {...(one === page ? { 'aria-current': 'page' as const } : {})}
              >
                {one}
              </button>
            </span>
          ),
        )}
        <IconButton
          icon={ChevronRight}
          label={messages.nextPage}
          disabledReason={isUnknown ? messages.loading : page >= last ? messages.atLastPage : undefined}
          onPress={() => go(page + 1)}
        />
      </span>
      <span className={styles.goTo}>
        {messages.goTo}
        <span className={styles.goToField}>
          <TextField
            label={messages.goTo}
            labelPosition="hidden"
            inputMode="numeric"
            numeric
            value={wanted}
            onChange={setWanted}
            onEnter={goWanted}
            onBlur={() => setWanted('')}
            placeholder={String(page)}
          />
        </span>
        {messages.goToUnit}
      </span>
    </nav>
  )
}
