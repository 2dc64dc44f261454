import type { Notice, StationMessage } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { useState } from 'react'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { RichTextView } from '../../screens/rich-text/index.ts'
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
  const language = useLanguage()
  const text = plainText(inLanguage(language, message.content, message.contentEn))
  return (
    <button type="button" className={styles.entry} onClick={onPress}>
      {message.isRead === 1 ? null : <span className={styles.dot} role="img" aria-label={words.unread} />}
      <span className={message.isRead === 1 ? styles.read : styles.title}>
        {inLanguage(language, message.title, message.titleEn)}
      </span>
      <time className={styles.time}>{time}</time>
      {text === '' ? null : <span className={styles.words}>{text}</span>}
    </button>
  )
}

/** So much of a notice is shown before somebody asks for the rest. */
const shortest = 120
/** What words alone do not show. */
const isMore = /<(table|ul|ol|h[2-4]|sub|sup|img)\b|data-tex=/

/** A notice of the institute; one that is long, or has formulas, tables or the like, opens. */
export function NoticeEntry({ notice, time }: { readonly notice: Notice; readonly time: string }) {
  const [open, setOpen] = useState(false)
  const text = plainText(notice.content)
  const isLong = text.length > shortest || isMore.test(notice.content)
  const beginning = text.length > shortest ? `${text.slice(0, shortest)}…` : text
  const head = (
    <>
      <span className={styles.title}>{notice.title}</span>
      <time className={styles.time}>{time}</time>
    </>
  )
  const words = text === '' || open ? null : <span className={styles.words}>{beginning}</span>
  if (!isLong)
    return (
      <div className={styles.entry}>
        {head}
        {words}
      </div>
    )
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
        {head}
        {words}
      </button>
      {open ? (
        <div className={styles.opened}>
          <RichTextView html={notice.content} />
        </div>
      ) : null}
    </>
  )
}
