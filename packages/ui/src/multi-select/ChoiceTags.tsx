import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './multi-select.css.ts'

/** One of the choices of a field. */
export interface Choice {
  value: string
  label: string
}

/** What {@link ChoiceTags} takes. */
export interface ChoiceTagsProps extends RootProps<HTMLUListElement> {
  /** Names the list. */
  label: string
  /** What is chosen, in the order in which it was. */
  choices: readonly Choice[]
  /** Takes one away. Without it the tags have no buttons. */
  onRemove?: (value: string) => void
  /** Takes the whole line, where nothing is typed beside the tags. @default false */
  whole?: boolean
}

/** A tag is no wider than this: longer words are cut. */
const widest = 160
/** What a tag takes beside its words, on a phone, and the gap to the next. */
const besideWords = 44
/** Room for `+99` and its gap. */
const countRoom = 36

/** About how wide a tag is, by its words: letters of Chinese and its like are twice as wide as others. */
const widthOf = ({ label }: Choice): number =>
  Math.min(widest, besideWords + [...label].reduce((width, letter) => width + (letter > '\u2e7f' ? 12 : 7), 0))

/** How many of the first choices have room for their words; one at least, which is cut if it must be. */
function fitting(choices: readonly Choice[], room: number): number {
  let taken = 0
  const first = choices.findIndex((choice, place) => {
    taken += widthOf(choice)
    return taken > room - (place < choices.length - 1 ? countRoom : 0)
  })
  return first < 0 ? choices.length : Math.max(1, first)
}

/** The choices of a field as tags in one line, as many as there is room for, and how many more there are. */
export function ChoiceTags({ label, choices, onRemove, whole = false, ...root }: ChoiceTagsProps) {
  const messages = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const ref = useSharedRef(list, root.ref)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    // A combo box draws its parts once more to gather its options, where nothing has a size.
    const box = list.current?.parentElement
    if (!(box instanceof HTMLElement)) return
    const measure = () => setRoom(box.clientWidth * (whole ? 1 : 0.75) - (whole ? 80 : 0))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [whole])
  const fits = fitting(choices, room)
  const shown = choices.slice(0, fits)
  const more = choices.length - shown.length
  // An open list hides what is around it from assistive technology; the choices stay there to be read and taken away.
  return (
    <ul
      data-react-aria-top-layer=""
      {...onRoot({ ...root, ref }, styles.tags)}
      aria-label={messages.choicesOf(label)}
      {...(whole ? { 'data-whole': '' } : {})}
    >
      {shown.map((choice) => (
        <li key={choice.value} className={styles.tag} title={choice.label} {...(onRemove ? {} : { 'data-fixed': '' })}>
          <span className={styles.name}>{choice.label}</span>
          {onRemove && (
            <Button
              slot={null}
              className={styles.remove}
              aria-label={messages.removeChoice(choice.label)}
              onPress={() => onRemove(choice.value)}
            >
              <Icon icon={X} size={12} />
            </Button>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.rest} title={messages.choiceList(choices.slice(fits).map((one) => one.label))}>
          <span aria-hidden="true">+{more}</span>
          <span className={styles.spoken}>{messages.moreChoices(more)}</span>
        </li>
      )}
    </ul>
  )
}
