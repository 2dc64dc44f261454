import { X } from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { type NoteTone, toneIcons } from '../note/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './toast.css.ts'
import { useOverDialogs } from './use-over-dialogs.ts'

/** What a toast says. */
export interface ToastMessage {
  tone: NoteTone
  /** What happened. */
  title: string
  /** What was kept, or what to do next. */
  detail?: string
  /** A way on, such as undo or retry. */
  action?: { label: string; onAction: () => void }
}

/** Short messages at the lower right. Make one for an application, and show it with `Toasts`. */
export interface ToastCentre {
  /**
   * Shows a message. An error hides the earlier ones and stays in sight until it is closed; others leave after `seconds`, or as soon as
   * three newer ones have come. One with an action, such as to undo, stays for its time, whatever comes: that time was promised.
   * @param seconds how long it stays; errors ignore it. @default 5, or 10 with an action
   * @returns a function that closes it
   */
  show: (message: ToastMessage, seconds?: number) => () => void
  /** Closes all. */
  clear: () => void
  /** What `Toasts` shows. */
  queue: ToastQueue<ToastMessage>
}

/** So many that leave by themselves are in sight, beside one error; more only where each of them offers to do something. */
const passingAtOnce = 3

/** Makes a centre for toasts; it lives outside React, so that calls can report to it. */
export function createToasts(): ToastCentre {
  const queue = new ToastQueue<ToastMessage>()
  /** Those that leave by themselves, the oldest first. */
  let passing: readonly { readonly key: string; readonly isPromised: boolean }[] = []
  /** The error in sight. */
  let error: string | undefined
  const close = (keys: readonly string[]) => {
    for (const key of keys) queue.close(key)
  }
  return {
    queue,
    clear: () => {
      passing = []
      error = undefined
      queue.clear()
    },
    show: (message, seconds = message.action ? 10 : 5) => {
      const giving = passing.filter(({ isPromised }) => !isPromised).map(({ key }) => key)
      if (message.tone === 'danger') {
        close(error === undefined ? giving : [...giving, error])
        const key = queue.add(message)
        error = key
        return () => queue.close(key)
      }
      const key = queue.add(message, {
        timeout: seconds * 1000,
        onClose: () => {
          passing = passing.filter((one) => one.key !== key)
        },
      })
      passing = [...passing, { key, isPromised: message.action !== undefined }]
      // An error that came before them stays in sight.
      close(giving.slice(0, Math.max(0, passing.length - passingAtOnce)))
      return () => queue.close(key)
    },
  }
}

/** What {@link Toasts} takes. */
export interface ToastsProps extends RootProps<HTMLDivElement> {
  /** Whose messages are shown. */
  centre: ToastCentre
}

/**
 * Shows the messages of a centre; timers rest while a pointer or the focus is on them. F6 leads there, also from a modal dialog.
 */
export function Toasts(props: ToastsProps) {
  const { queue } = props.centre
  const isSomething = useSyncExternalStore(
    useCallback((changed) => queue.subscribe(changed), [queue]),
    () => queue.visibleToasts.length > 0,
    () => false,
  )
  // Only while there is one: a region that was there without its element before is not found by F6.
  return isSomething ? <Region {...props} /> : null
}

function Region({ centre, ...root }: ToastsProps) {
  const messages = useMessages()
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const ref = useSharedRef<HTMLDivElement>(setRegion, root.ref)
  useOverDialogs(region)
  return (
    <ToastRegion {...onRoot({ ...root, ref }, styles.region)} queue={centre.queue} aria-label={messages.notifications}>
      {({ toast }) => {
        const { tone, title, detail, action } = toast.content
        return (
          <Toast toast={toast} className={styles.toast} data-tone={tone}>
            <Icon icon={toneIcons[tone]} className={styles.mark} />
            <span className={styles.body}>
              <ToastContent className={styles.words}>
                <Text slot="title" className={styles.title}>
                  {title}
                </Text>
                {detail && (
                  <Text slot="description" className={styles.detail}>
                    {detail}
                  </Text>
                )}
              </ToastContent>
              {action && (
                <span className={styles.action}>
                  <Button
                    kind="text"
                    size="small"
                    slot={null}
                    onPress={() => {
                      centre.queue.close(toast.key)
                      action.onAction()
                    }}
                  >
                    {action.label}
                  </Button>
                </span>
              )}
            </span>
            <span className={styles.action}>
              <IconButton slot="close" icon={X} label={messages.close} size="small" tooltip={false} />
            </span>
          </Toast>
        )
      }}
    </ToastRegion>
  )
}
