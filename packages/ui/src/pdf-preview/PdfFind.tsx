import { hitCount, type PdfPreviewActorRef } from '@etalon/machines/pdf-preview'
import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../button/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import * as styles from './pdf-preview.css.ts'

/** Looks for words in the document. Enter goes to the next hit, with Shift to the one before, Escape ends it. */
export function PdfFind({ actor, onClosed }: { actor: PdfPreviewActorRef; onClosed: () => void }) {
  const messages = useMessages()
  const count = useCount()
  const query = useSelector(actor, ({ context }) => context.query)
  const hits = useSelector(actor, ({ context }) => hitCount(context))
  const hit = useSelector(actor, ({ context }) => context.hit)
  const read = useSelector(actor, ({ context }) => context.texts.length)
  const pages = useSelector(actor, ({ context }) => context.pages)
  const unreadable = useSelector(actor, ({ context }) => context.unreadable.length)
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ held: { opened: { finding: 'reading' } } }))
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ held: { opened: { finding: 'done' } } }))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const close = () => {
    actor.send({ type: 'FIND.CLOSED' })
    onClosed()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') actor.send({ type: event.shiftKey ? 'FIND.PREVIOUS' : 'FIND.NEXT' })
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  const found =
    hit === undefined
      ? isDone
        ? messages.pdfNothingFound
        : ''
      : messages.pdfFound(count(hit + 1), isReading ? `${count(hits)}+` : count(hits))
  return (
    <search className={styles.findRoom}>
      <div className={styles.find}>
        <input
          ref={field}
          type="search"
          className={styles.findField}
          aria-label={messages.pdfFindWords}
          placeholder={messages.pdfFindWords}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
          onChange={(event) => actor.send({ type: 'FIND.TYPED', query: event.currentTarget.value })}
          onKeyDown={pressed}
        />
        <IconButton
          icon={ChevronUp}
          label={messages.pdfFindPrevious}
          disabled={hits === 0}
          onPress={() => actor.send({ type: 'FIND.PREVIOUS' })}
        />
        <IconButton
          icon={ChevronDown}
          label={messages.pdfFindNext}
          disabled={hits === 0}
          onPress={() => actor.send({ type: 'FIND.NEXT' })}
        />
        {/* How far it is changes too often to be read aloud; what was found is. */}
        <span className={styles.findState}>
          <span role="status">{found}</span>
          {isReading && hit === undefined && (
            <span aria-hidden="true">{messages.pdfFindReading(Math.min(read + 1, pages), pages)}</span>
          )}
          {isDone && unreadable > 0 && <span className={styles.findWarning}>{messages.pdfUnreadable(unreadable)}</span>}
        </span>
        <IconButton icon={X} label={messages.pdfFindClose} onPress={close} />
      </div>
    </search>
  )
}
