import type { BoardItem } from '@etalon/api/contract'
import { Icon } from '@etalon/ui/icon'
import { Meter } from '@etalon/ui/meter'
import { Ban } from 'lucide-react'
import { useId } from 'react'
import { GridList, useDragAndDrop } from 'react-aria-components'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { BoardCard } from './BoardCard.tsx'
import * as styles from './board.css.ts'
import { type BoardLane, minutesOf } from './dispatch-view.ts'
import { hoursOf } from './hours.ts'
import { TakeBackButton, type TakeBackButtonProps } from './TakeBackButton.tsx'
import { dragType } from './WaitingColumn.tsx'

interface PersonColumnProps {
  readonly lane: BoardLane
  readonly today: string
  /** Minutes of a week. */
  readonly capacity: number
  /** What is being dragged now. */
  readonly dragged: readonly BoardItem[]
  /** Why this person cannot take what is dragged; nothing where they can. */
  readonly refusal: string | undefined
  /** Whether they can take what is dragged at this moment, which may be before the page was drawn anew. */
  readonly canTake: () => boolean
  readonly onDropped: (ids: readonly string[]) => void
  /** How what they have in hand is taken back. */
  readonly moves: TakeBackButtonProps['moves']
}

/** Somebody who tests: what they have in hand, how much that is, and what can be dropped on them. */
export function PersonColumn({ lane, today, capacity, dragged, refusal, canTake, onDropped, moves }: PersonColumnProps) {
  const { person, items, load } = lane
  const words = useWords(dispatchMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const titleId = useId()
  const isDragging = dragged.length > 0
  const isAble = isDragging && refusal === undefined
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [dragType],
    // Only the column as a whole takes work; between its cards there is no place to keep.
    getDropOperation: (target) => (target.type === 'root' && canTake() ? 'move' : 'cancel'),
    onRootDrop: ({ items: dropped }) => {
      const texts = dropped.flatMap((one) => (one.kind === 'text' && one.types.has(dragType) ? [one.getText(dragType)] : []))
      void Promise.all(texts).then(onDropped)
    },
  })
  const domains = [
    ...new Set(person.certificates.filter(({ validUntil }) => validUntil >= today).map((one) => one.technologyDomain)),
  ]
  const isOver = load > capacity
  return (
    <section className={styles.column} aria-labelledby={titleId} {...(isAble ? { 'data-able': '' } : {})}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2 id={titleId} className={styles.title}>
            {nameOf(person.staffName)}
          </h2>
          <span className={styles.quiet}>
            {[person.deptName, ...domains.map((key) => labels.of('technology_domain_type', key))].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Meter
          className={styles.load}
          label={words.loadOf(nameOf(person.staffName))}
          value={Math.min(load, capacity)}
          max={capacity}
          words={words.load(hoursOf(load), hoursOf(capacity))}
          tone={isOver ? 'danger' : load * 10 > capacity * 9 ? 'warning' : 'info'}
          wide
        />
        {isOver && <p className={styles.quiet}>{words.overloaded}</p>}
      </header>
      {isDragging && refusal !== undefined && (
        <p className={styles.why}>
          <Icon icon={Ban} size={14} />
          <span>{words.cannot(refusal)}</span>
        </p>
      )}
      {isAble && <p className={styles.slot}>{words.dropHere(dragged.length, words.hours(hoursOf(minutesOf(dragged))))}</p>}
      <GridList
        aria-label={words.person(nameOf(person.staffName), person.deptName)}
        className={styles.list}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[today, moves]}
        renderEmptyState={() => <p className={styles.quiet}>{words.nothingInHand}</p>}
      >
        {(item) => (
          <BoardCard item={item} today={today}>
            <TakeBackButton item={item} moves={moves} />
          </BoardCard>
        )}
      </GridList>
    </section>
  )
}
