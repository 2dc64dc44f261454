import { type FullScreenActorRef, isFullScreen } from '@etalon/machines/full-screen'
import { useSelector } from '@xstate/react'
import { Maximize, Minimize } from 'lucide-react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { type ButtonSize, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './full-screen.css.ts'

/** What {@link FullScreenToggle} takes. */
export interface FullScreenToggleProps extends RootProps<HTMLSpanElement> {
  /** Whether the page fills the screen: of `useFullScreen`. */
  actor: FullScreenActorRef
  /** How high the button is, as buttons are. @default 'medium' */
  size?: ButtonSize
}

/**
 * Lets the page fill the screen, and gives the screen back. Its name says which of the two it does. Where the browser refuses it says
 * so until the person goes on; where the browser cannot at all, it is disabled and says why.
 */
export function FullScreenToggle({ actor, size = 'medium', ...root }: FullScreenToggleProps) {
  const messages = useMessages()
  const full = useSelector(actor, isFullScreen)
  const supported = useSelector(actor, (snapshot) => !snapshot.matches('unsupported'))
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: () => actor.send({ type: 'REFUSAL.SEEN' }) })
  return (
    <span {...onRoot(root, styles.root)} {...focusWithinProps}>
      <IconButton
        icon={full ? Minimize : Maximize}
        label={full ? messages.leaveFullScreen : messages.fullScreen}
        size={size}
        disabledReason={supported ? undefined : messages.fullScreenUnsupported}
        onPress={() => actor.send({ type: 'TOGGLED' })}
      />
      <span role="status" className={styles.refusal}>
        {refused && messages.fullScreenRefused}
      </span>
    </span>
  )
}
