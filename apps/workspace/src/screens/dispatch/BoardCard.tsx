import type { BoardItem } from '@etalon/api/contract'
import { daysBetween } from '@etalon/api/domain'
import { Checkbox } from '@etalon/ui/checkbox'
import { Icon } from '@etalon/ui/icon'
import { CircleAlert, Clock, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, GridListItem } from 'react-aria-components'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import * as styles from './board.css.ts'
import { hoursOf } from './hours.ts'

/** When something is wanted, and how urgent that is. */
export function DueDay({ due, today }: { readonly due: string | null; readonly today: string }) {
  const words = useWords(dispatchMessages)
  if (due === null) return null
  const left = daysBetween(today, due)
  const said = left < 0 ? words.due.over(-left) : left === 0 ? words.due.today : left === 1 ? words.due.tomorrow : due.slice(5)
  const urgency = left < 0 ? 'over' : left <= 1 ? 'soon' : undefined
  return (
    <span className={styles.due} data-urgency={urgency}>
      {urgency && <Icon icon={urgency === 'over' ? CircleAlert : Clock} size={14} />}
      {said}
    </span>
  )
}

interface BoardCardProps {
  readonly item: BoardItem
  readonly today: string
  /** Whether it waits, and so can be chosen and dragged. */
  readonly choice?: { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void }
  /** What can be done with it besides. */
  readonly children?: ReactNode
}

/** A piece of work: what it is, whose, when it is wanted, and how long it takes. */
export function BoardCard({ item, today, choice, children }: BoardCardProps) {
  const words = useWords(dispatchMessages)
  const name = `${item.instrumentName} ${item.itemNo}`
  return (
    <GridListItem id={item.id} textValue={name} className={styles.card}>
      <div className={styles.row}>
        {choice && (
          <Checkbox
            slot={null}
            label={words.choose(name)}
            checked={choice.isChosen}
            onChange={choice.onChange}
            excludeFromTabOrder
          />
        )}
        <span className={`${styles.grow} ${styles.strong}`}>{item.instrumentName}</span>
        {choice && (
          <Button slot="drag" className={styles.grip} aria-label={words.drag(name)}>
            <Icon icon={GripVertical} size={14} />
          </Button>
        )}
        {children}
      </div>
      <div className={`${styles.row} ${styles.second}`}>
        <span className={styles.grow}>{item.itemNo}</span>
        <DueDay due={item.due} today={today} />
      </div>
      <div className={`${styles.row} ${styles.third}`}>
        {choice ? (
          <span className={styles.grow}>{item.enterName}</span>
        ) : (
          <span className={styles.grow}>
            <WorkState dictionary="item_state" state={item.state} />
          </span>
        )}
        <span>{words.hours(hoursOf(item.minutes))}</span>
      </div>
      {item.refusal !== null && (
        <div className={`${styles.row} ${styles.second}`}>
          <Icon icon={CircleAlert} size={14} />
          <span className={styles.reason}>{item.refusal}</span>
        </div>
      )}
    </GridListItem>
  )
}
