import { IconButton } from '@etalon/ui/button'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import type { Keyed } from './keyed.ts'
import * as styles from './row-cards.css.ts'
import { useRowUndo } from './use-row-undo.ts'

interface RowCardsProps<Part> {
  readonly rows: readonly Keyed<Part>[]
  /** What a part is called: its number, and what is typed of it. */
  readonly titleOf: (part: Part, place: number) => string
  readonly onChange: (rows: readonly Keyed<Part>[]) => void
  /** The fields of one part. @param change says what of it is another from now on */
  readonly children: (part: Part, change: (changes: Partial<Part>) => void, place: number) => ReactNode
}

/** Parts of a record, one beneath the other: each is changed, moved up and down, and taken out. */
export function RowCards<Part extends object>({ rows, titleOf, onChange, children }: RowCardsProps<Part>) {
  const words = useWords(rowsMessages)
  const move = (place: number, by: -1 | 1) => {
    const [row, other] = [rows[place], rows[place + by]]
    if (!row || !other) return
    onChange(rows.with(place, other).with(place + by, row))
  }
  const undo = useRowUndo(rows, ({ key }) => key, onChange)
  return (
    <ol className={styles.list} onKeyDown={undo.press}>
      {rows.map(({ key, part }, place) => {
        const title = titleOf(part, place)
        const change = (changes: Partial<Part>) =>
          onChange(rows.map((row) => (row.key === key ? { key, part: { ...row.part, ...changes } } : row)))
        return (
          <li key={key} className={styles.card}>
            <header className={styles.head}>
              <h3 className={styles.title}>{title}</h3>
              <span className={styles.tools}>
                <IconButton
                  kind="quiet"
                  size="small"
                  icon={ArrowUp}
                  label={words.up(title)}
                  disabled={place === 0}
                  onPress={() => move(place, -1)}
                />
                <IconButton
                  kind="quiet"
                  size="small"
                  icon={ArrowDown}
                  label={words.down(title)}
                  disabled={place === rows.length - 1}
                  onPress={() => move(place, 1)}
                />
                <IconButton
                  kind="quiet"
                  size="small"
                  icon={Trash2}
                  label={words.remove(title)}
                  onPress={() => undo.takeOut(place, words.removed(title))}
                />
              </span>
            </header>
            {children(part, change, place)}
          </li>
        )
      })}
    </ol>
  )
}
