import type { BoardItem } from '@etalon/api/contract'
import { useId } from 'react'
import { GridList, useDragAndDrop } from 'react-aria-components'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { BoardCard } from './BoardCard.tsx'
import * as styles from './board.css.ts'

/** How the board knows its own items among all that can be dragged. */
export const dragType = 'application/x-etalon-item'

interface WaitingColumnProps {
  readonly items: readonly BoardItem[]
  /** How many wait in all. */
  readonly total: number
  /** How many more wait than the board has. */
  readonly more: number
  readonly today: string
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  /** What is being dragged from now on; nothing once it was dropped or let go. */
  readonly onDragged: (ids: readonly string[]) => void
}

/** What waits for somebody: it is chosen here, and dragged to whoever gets it. */
export function WaitingColumn({ items, total, more, today, chosen, onChosen, onDragged }: WaitingColumnProps) {
  const words = useWords(dispatchMessages)
  const marks = useWords(punctuation)
  const titleId = useId()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const item = items.find(({ id }) => id === String(key))
        return { [dragType]: String(key), 'text/plain': item ? `${item.instrumentName} ${item.itemNo}` : '' }
      }),
    onDragStart: ({ keys }) => onDragged([...keys].map(String)),
    onDragEnd: () => onDragged([]),
    getAllowedDropOperations: () => ['move'],
    renderDragPreview: (dragged) => <div className={styles.preview}>{words.dragged(dragged.length)}</div>,
  })
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChosen(next)
  }
  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.waitingCount(total + more)}
        </h2>
        {more > 0 && <p className={styles.quiet}>{words.more(more)}</p>}
      </header>
      <GridList
        aria-label={words.waiting}
        className={styles.list}
        items={items}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) =>
          onChosen(keys === 'all' ? new Set(items.map(({ id }) => id)) : new Set([...keys].map(String)))
        }
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[chosen, today]}
        renderEmptyState={() => (
          <p className={styles.quiet}>
            {total === 0 ? marks.sentences(words.nothingWaits, words.nothingWaitsHint) : words.nothingFound}
          </p>
        )}
      >
        {(item) => (
          <BoardCard
            item={item}
            today={today}
            choice={{ isChosen: chosen.has(item.id), onChange: (isChosen) => toggle(item.id, isChosen) }}
          />
        )}
      </GridList>
    </section>
  )
}
