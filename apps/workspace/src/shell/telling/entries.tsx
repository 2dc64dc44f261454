import type { Notice, StationMessage } from '@etalon/api/contract'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { plainText } from './plain-text.ts'
import * as styles from './telling.css.ts'

interface MessageEntryProps {
  readonly message: StationMessage
  readonly time: string
  /** It was pressed: note that it was read, and go where it leads. */
  readonly onPress: () => void
}

/** A message of one's own; pressed, it counts as read. */
export function MessageEntry({ message, time, onPress }: MessageEntryProps) {
  const words = useWords(tellingMessages)
  const text = plainText(message.content)
  return (
    <button type="button" className={styles.entry} onClick={onPress}>
      {message.isRead === 1 ? null : <span className={styles.dot} role="img" aria-label={words.unread} />}
      <span className={message.isRead === 1 ? styles.read : styles.title}>{message.title}</span>
      <time className={styles.time}>{time}</time>
      {text === '' ? null : <span className={styles.words}>{text}</span>}
    </button>
  )
}

/** So much of a notice is shown before somebody asks for the rest. */
const shortest = 120

/** A notice of the institute; a long one opens. */
export function NoticeEntry({ notice, time }: { readonly notice: Notice; readonly time: string }) {
  const [open, setOpen] = useState(false)
  const text = plainText(notice.content)
  const isLong = text.length > shortest
  const shown = open || !isLong ? text : `${text.slice(0, shortest)}…`
  const content = (
    <>
      <span className={styles.title}>{notice.title}</span>
      <time className={styles.time}>{time}</time>
      {text === '' ? null : <span className={styles.words}>{shown}</span>}
    </>
  )
  return isLong ? (
    <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
      {content}
    </button>
  ) : (
    <div className={styles.entry}>{content}</div>
  )
}
