import type { NoticePopupActorRef } from '@etalon/machines/notice-popup'
import { FloatingPortal } from '@floating-ui/react'
import { useSelector } from '@xstate/react'
import { BellRing, X } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { useFocusReturn } from '../layer/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './notice-popup.css.ts'
import { useCorner } from './use-corner.ts'

/** What {@link NoticePopup} takes. */
export interface NoticePopupProps extends RootProps<HTMLDivElement> {
  /** Which notice is shown, and for how long: of `useNoticePopup`. */
  actor: NoticePopupActorRef
  /** All that wait were asked for: go to their list. Without it no such button is there. */
  onViewAll?: (path: string) => void
}

/** So many have room; the others are reached by scrolling, and by Tab. */
const inSight = 2

/** Pickups that wait, at the lower right corner, above the pages of a list: 320 × 190 px, for five seconds in which nobody points at it or is in it. */
export function NoticePopup({ actor, onViewAll, ...root }: NoticePopupProps) {
  const messages = useMessages()
  const id = useId()
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ popup: 'shown' }))
  const notices = useSelector(actor, ({ context }) => context.notices)
  const isCounting = useSelector(actor, (snapshot) => snapshot.matches({ popup: { shown: 'counting' } }))
  const { since, remaining, stays, path } = useSelector(actor, (snapshot) => snapshot.context)
  const focusReturn = useFocusReturn(isShown)
  const ref = useSharedRef<HTMLDivElement>(useCorner(), root.ref)
  return (
    <FloatingPortal>
      {/* It stands before something is in it, so that what comes is read aloud. */}
      <div {...onRoot({ ...root, ref }, styles.place)} role="status">
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
                    <span className={styles.name} title={customerName}>
                      {customerName}
                    </span>
                    <span className={styles.count}>{messages.pieces(instrumentCount)}</span>
                    <span className={styles.quiet}>
                      {pickupTime} · {pickupNo}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <footer className={styles.foot}>
              {/* Whoever hears the list hears all of it. */}
              {notices.length > inSight ? (
                <span aria-hidden="true">{messages.moreNotices(notices.length - inSight)}</span>
              ) : (
                <span aria-hidden="true" className={styles.stays}>
                  {messages.noticeStays}
                </span>
              )}
              {onViewAll && (
                <Button
                  kind="text"
                  size="small"
                  onPress={() => {
                    actor.send({ type: 'CLOSE' })
                    onViewAll(path)
                  }}
                >
                  {messages.allNotices}
                </Button>
              )}
            </footer>
            {/* Another count begins its own bar. */}
            <i
              key={since}
              className={styles.time}
              style={{ [styles.left]: remaining / stays, [styles.ends]: `${remaining}ms` } as CSSProperties}
              data-counting={isCounting}
              aria-hidden="true"
            />
          </section>
        )}
      </div>
    </FloatingPortal>
  )
}
