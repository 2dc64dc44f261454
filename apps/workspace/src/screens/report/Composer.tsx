import { CallProblem } from '@etalon/api/client'
import { longestComment } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { TextArea } from '@etalon/ui/text-area'
import { useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import * as styles from './reading.css.ts'

export interface ComposerProps {
  /** What is written here, for who hears it. */
  readonly label: string
  /** The word on the button that sends. */
  readonly word: string
  /** Sends what was written; where that fails, it stays in the field, and the next try has the same key: nothing is noted twice. */
  readonly send: (content: string, idempotencyKey: string) => Promise<unknown>
  readonly onClose: () => void
}

/** A field for a comment or an answer, which begins with the focus. Ctrl Enter sends, Escape closes while nothing is written. */
export function Composer({ label, word, send, onClose }: ComposerProps) {
  const words = useWords(readingMessages)
  const [content, setContent] = useState('')
  const [sending, setSending] = useState(false)
  const tried = useRef<{ readonly content: string; readonly key: string } | null>(null)
  const press = async () => {
    const written = content.trim()
    if (written === '' || sending) return
    // Other words are another comment.
    if (tried.current?.content !== written) tried.current = { content: written, key: crypto.randomUUID() }
    setSending(true)
    try {
      await send(written, tried.current.key)
      onClose()
    } catch (error) {
      // The client has said what happened; what was written stays.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setSending(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div
      className={styles.composer}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void press()
        else if (event.key === 'Escape' && content.trim() === '') onClose()
      }}
    >
      <TextArea
        label={label}
        name="comment"
        autoFocus
        rows={2}
        maxLength={longestComment}
        placeholder={words.notePlaceholder}
        value={content}
        onChange={setContent}
      />
      <div className={styles.deeds}>
        <Button kind="primary" size="small" disabled={content.trim() === ''} pending={sending} onPress={() => void press()}>
          {word}
        </Button>
        <Button size="small" onPress={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
