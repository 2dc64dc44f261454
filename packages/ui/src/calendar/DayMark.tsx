import type { Messages } from '../i18n/index.ts'
import type { Tone } from '../state-pill/index.ts'
import * as styles from './calendar.css.ts'

/** What a calendar marks on a day: how much, and how pressing. */
export interface DayMark {
  /** How many there are; above 99 it is seen as 99+. */
  count: number
  /** @default 'neutral' */
  tone?: Tone
  /** What is read aloud, such as 3 项到期. @default how many entries */
  label?: string
}

/** What is read aloud of a mark. */
export const markWords = ({ count, label }: DayMark, messages: Messages): string => label ?? messages.dayMark(count)

const most = 99

/** The number of a day in the colour and with the line of its tone; what it means is read from the day's name. */
export function MarkPill({ mark: { count, tone = 'neutral' } }: { mark: DayMark }) {
  return (
    // Drawn by the style sheet: as text beside the day it would be one number with it.
    <span className={styles.mark} data-tone={tone} data-count={count > most ? `${most}+` : count} aria-hidden="true" />
  )
}
