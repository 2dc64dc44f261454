import { ArrowLeft, House, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './error-page.css.ts'

/** An address that leads nowhere (404), one that this person may not open (403), and a page that broke (500). */
export type ErrorPageStatus = 404 | 403 | 500

/** What {@link ErrorPage} takes. */
export interface ErrorPageProps extends RootProps<HTMLElement> {
  /** What happened; it chooses the picture and the words. */
  status: ErrorPageStatus
  /** What it is about, such as the address or the entry of the menu that led here; shown as it is given. */
  about?: string
  /** Leads home. Without it no way home is offered. */
  onHome?: () => void
  /** Leads to the page before. Without it there is none. */
  onBack?: () => void
  /** Tries again: for what may go better the next time. */
  onRetry?: () => void
}

/** Where the pointer stands on the scale: what was asked for lies outside, behind a bar, or between two broken marks. */
const pointer: Readonly<Record<ErrorPageStatus, string>> = {
  404: 'M222 10v34',
  403: 'M120 10v34M106 10h28',
  500: 'M120 10l-5 12 10 8-5 14',
}
const marks = Array.from({ length: 19 }, (_, place) => `M${12 + place * 11} 48v${place % 5 === 0 ? 16 : 9}`).join('')

/** A whole page that says what happened, and leads back: the pages /404, /403 and /500 (§2.1). */
export function ErrorPage({ status, about, onHome, onBack, onRetry, ...root }: ErrorPageProps) {
  const messages = useMessages()
  const titleId = useId()
  const { title, hint } = messages.errorPages[status]
  return (
    <section {...onRoot(root, styles.page)} aria-labelledby={titleId} data-status={status}>
      <svg
        className={styles.rule}
        viewBox="0 0 240 72"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={`M12 48h198${marks}`} />
        <path className={styles.mark} d={pointer[status]} strokeWidth={2} />
      </svg>
      <h1 className={styles.title} id={titleId}>
        {title}
      </h1>
      <p className={styles.text}>{hint}</p>
      {about !== undefined && about !== '' && (
        <bdi className={styles.about} translate="no">
          {about}
        </bdi>
      )}
      {(onHome || onBack || onRetry) && (
        <div className={styles.actions}>
          {onBack && (
            <Button icon={ArrowLeft} onPress={onBack}>
              {messages.goBack}
            </Button>
          )}
          {onRetry && (
            <Button icon={RotateCw} onPress={onRetry}>
              {messages.retry}
            </Button>
          )}
          {onHome && (
            <Button kind="primary" icon={House} onPress={onHome}>
              {messages.goHome}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
