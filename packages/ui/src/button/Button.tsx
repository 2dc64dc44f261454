import { type ReactNode, useRef, useState } from 'react'
import { Button as Pressable, type PressEvent, ProgressBar } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon, spinner } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import * as styles from './button.css.ts'
import { type ButtonKind, type ButtonSize, lookAttributes } from './button-look.ts'

/** What all buttons share. */
export interface ButtonBehaviour extends RootProps<HTMLButtonElement> {
  /** How much it stands out: `primary` at most once on a screen, `text` and `quiet` beside other things, `danger` for what is lost. @default 'plain' */
  kind?: ButtonKind
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: ButtonSize
  /** What it does in a form: `submit` sends it, `reset` empties it. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** It was pressed, by pointer, Enter or Space; never while it is disabled or its work is under way. */
  onPress?: (event: PressEvent) => void
  /** Shown, but not to be used now. Where people should know why, use `disabledReason` instead. */
  disabled?: boolean
  /** Disabled, but still reached by keyboard: says why on focus and hover. */
  disabledReason?: string | undefined
  /** Its work is under way: a spinner, and no second press. */
  pending?: boolean
  /** The form that a submit button outside it sends. */
  form?: string
  /** It has the keyboard as soon as it is on the page. @default false */
  autoFocus?: boolean
  /** Whether what it opens is open; left out where it opens nothing. */
  'aria-expanded'?: boolean
  /** The id of what it opens or changes, while that is on the page. */
  'aria-controls'?: string
  /** What it opens; read aloud with its name. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  /** The ids of texts that say more, separated by spaces; read aloud after its name. */
  'aria-describedby'?: string
  /** Whether it is switched on; left out where it is no switch. */
  'aria-pressed'?: boolean
  /** Its part in a react-aria component around it; null takes it out of that component's hands. */
  slot?: string | null
  /** Its id on the page, for labels, descriptions and scripts. */
  id?: string
}

/** What {@link Button} takes. */
export interface ButtonProps extends ButtonBehaviour {
  /** Before the word. */
  icon?: LucideIcon
  /** After the word. */
  iconEnd?: LucideIcon
  /** A number in a round mark after the word. */
  count?: number
  /** As wide as what holds it. */
  wide?: boolean
  /** Phones, and bars without the room, show the icon alone; the word stays its name, and is its tip there. */
  iconOnPhone?: boolean
  /** The word on it; also its name. */
  children: ReactNode
}

/** What {@link IconButton} takes. */
export interface IconButtonProps extends ButtonBehaviour {
  /** Its name, read aloud and shown as a tooltip. */
  label: string
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** Whether the name appears on hover and focus. @default true */
  tooltip?: boolean
  /** A mark at its corner, such as a `Badge`. */
  children?: ReactNode
}

interface FaceProps extends ButtonBehaviour {
  square: boolean
  wide?: boolean
  label?: string
  /** What is said on hover and focus, while nothing keeps it from being pressed. */
  tip?: string | undefined
  onHoverStart?: () => void
  onFocus?: () => void
  content: (pending: boolean) => ReactNode
}

function Face({
  kind = 'plain',
  size = 'medium',
  type = 'button',
  disabled,
  disabledReason,
  pending = false,
  ...rest
}: FaceProps) {
  const { square, wide, label, tip, content, onPress, ...others } = rest
  const refused = disabledReason !== undefined && disabledReason !== ''
  return (
    // Always there, whether it says something or not: a button that is refused from now on stays the same element, and keeps the focus.
    <Tooltip text={refused ? disabledReason : tip} {...(refused ? { delay: 100 } : {})}>
      <Pressable
        {...others}
        {...onRoot(others, styles.button)}
        {...lookAttributes(kind, size, square, wide)}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(refused ? { 'aria-disabled': true } : onPress === undefined ? {} : { onPress })}
        type={refused ? 'button' : type}
        isDisabled={disabled === true && !refused}
        isPending={pending}
      >
        {content(pending)}
      </Pressable>
    </Tooltip>
  )
}

/** Work under way; it is what the button's name refers to while its result is read aloud. */
function Spinner() {
  const messages = useMessages()
  return <ProgressBar isIndeterminate className={spinner} aria-label={messages.loading} />
}

/** The word of a button that has no room for it everywhere, as a tip where it is out of sight. */
function useHiddenWord() {
  const word = useRef<HTMLSpanElement>(null)
  const [tip, setTip] = useState<string>()
  // Where the page is laid out for it anyway: a rule of style hides it, of which React hears nothing.
  const look = () => {
    const isSeen = (word.current?.offsetWidth ?? 0) > 1
    setTip(isSeen ? undefined : word.current?.textContent)
  }
  return { word, face: { tip, onHoverStart: look, onFocus: look } }
}

/** A button with a word. */
export function Button({ iconOnPhone, ...rest }: ButtonProps) {
  return iconOnPhone ? <YieldingButton {...rest} /> : <WordButton {...rest} />
}

function YieldingButton({ children, ...rest }: ButtonProps) {
  const { word, face } = useHiddenWord()
  return (
    <WordButton {...rest} {...face}>
      <span ref={word} className={styles.wideWord} data-word="">
        {children}
      </span>
    </WordButton>
  )
}

type WordButtonProps = ButtonProps & Pick<FaceProps, 'tip' | 'onHoverStart' | 'onFocus'>

function WordButton({ icon, iconEnd, count, children, ...rest }: WordButtonProps) {
  const size = rest.size === 'small' ? 14 : 16
  return (
    <Face
      {...rest}
      square={false}
      content={(pending) => (
        <>
          {pending ? <Spinner /> : icon && <Icon icon={icon} size={size} />}
          {children}
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {iconEnd && <Icon icon={iconEnd} size={14} />}
        </>
      )}
    />
  )
}

/** A square button with an icon alone; its name is required. */
export function IconButton({ label, icon, tooltip = true, children, kind = 'quiet', ...rest }: IconButtonProps) {
  const size = rest.size === 'large' ? 20 : rest.size === 'small' ? 14 : 16
  return (
    <Face
      {...rest}
      kind={kind}
      label={label}
      square
      tip={tooltip ? label : undefined}
      content={(pending) => (
        <>
          {pending ? <Spinner /> : <Icon icon={icon} size={size} />}
          {children}
        </>
      )}
    />
  )
}
