import type { SignatureValue } from '@etalon/machines/signature'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { Ink } from './Ink.tsx'
import * as styles from './signature.css.ts'
import { inkBox } from './stroke-ink.ts'

/** What {@link Signature} takes. */
export interface SignatureProps extends RootProps {
  /** The signature, as `SignatureField` gave it or `parseSignature` read it; null where nobody has signed. */
  value: SignatureValue | null
  /** Whose or what for, read aloud: such as 检定员签名. */
  label: string
  /** Heights of 24, 48 and 96 px: in a list, on a page, by itself. On paper 8, 12 and 20 mm. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** Ink that is shrunk would be a hair: what is shown small is drawn with a heavier pen. */
const weights = { small: 2, medium: 1.4, large: 1 } as const

/** A signature that was given, no larger than its ink, in the colour of the text around it. */
export function Signature(props: SignatureProps) {
  const { value, label, size = 'medium' } = props
  const messages = useMessages()
  if (value === null) {
    return (
      <span {...onRoot<HTMLElement, HTMLSpanElement>(props, styles.missing)} data-size={size}>
        {messages.signatureMissing}
      </span>
    )
  }
  const isTyped = value.kind === 'typed'
  const box = inkBox(isTyped ? [] : value.strokes)
  return (
    <span
      {...onRoot<HTMLElement, HTMLSpanElement>(props, isTyped ? styles.typed : styles.drawn)}
      data-size={size}
      role="img"
      aria-label={messages.signatureOf(label, isTyped ? value.name : undefined)}
    >
      {isTyped ? (
        value.name
      ) : (
        <svg className={styles.ink} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
          <Ink strokes={value.strokes} weight={weights[size]} />
        </svg>
      )}
    </span>
  )
}
