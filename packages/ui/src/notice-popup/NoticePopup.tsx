import type { NoticePopupActorRef } from '@etalon/machines/notice-popup'
import { FloatingPortal } from '@floating-ui/react'
import { useSelector } from '@xstate/react'
import { BellRing, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { useFocusReturn } from '../layer/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './notice-popup.css.ts'

/** What {@link NoticePopup} takes. */
export interface NoticePopupProps extends RootProps<HTMLDivElement> {
  /** Which notice is shown, and for how long: of `useNoticePopup`. */
  actor: NoticePopupActorRef
}

/** Pickups that wait, at the lower right corner: 320 × 190 px, for five seconds in which nobody points at it or is in it. */
export function NoticePopup({ actor, ...root }: NoticePopupProps) {
  const messages = useMessages()
  const id = useId()
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ popup: 'shown' }))
  const notices = useSelector(actor, ({ context }) => context.notices)
  const focusReturn = useFocusReturn(isShown)
  return (
    <FloatingPortal>
      {/* It stands before something is in it, so that what comes is read aloud. */}
      <div {...onRoot(root, styles.place)} role="status">
        {isShown && (
          <section
            className={styles.popup}
            aria-labelledby={id}
            onPointerEnter={() => actor.send({ type: 'POINTER.ENTERED' })}
            onPointerLeave={() => actor.send({ type: 'POINTER.LEFT' })}
            onFocus={(event) => {
              focusReturn.onFocus(event)
              actor.send({ type: 'FOCUS.ENTERED' })
            }}
            onBlur={(event) => {
              focusReturn.onBlur(event)
              if (!event.currentTarget.contains(event.relatedTarget)) actor.send({ type: 'FOCUS.LEFT' })
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              actor.send({ type: 'CLOSE' })
            }}
          >
            <header className={styles.header}>
              <Icon icon={BellRing} size={16} />
              <h2 id={id} className={styles.title}>
                {messages.pickupNotices(notices.length)}
              </h2>
              <IconButton
                kind="quiet"
                size="small"
                icon={X}
                label={messages.close}
                onPress={() => actor.send({ type: 'CLOSE' })}
              />
            </header>
            <ul className={styles.list}>
              {notices.map(({ pickupNo, customerName, pickupTime, instrumentCount }) => (
                <li key={pickupNo}>
                  <button type="button" className={styles.notice} onClick={() => actor.send({ type: 'NOTICE.CHOSEN', pickupNo })}>
                    <span className={styles.name}>{customerName}</span>
                    <span className={styles.count}>{messages.pieces(instrumentCount)}</span>
                    <span className={styles.quiet}>
                      {pickupTime} · {pickupNo}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </FloatingPortal>
  )
}
