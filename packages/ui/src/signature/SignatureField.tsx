import { type SignatureActorRef, type SignatureSnapshot, signatureOf, signatureProblem } from '@etalon/machines/signature'
import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { FieldFrame, type FieldOptions, isComposing, SubmittedValue } from '../field/index.ts'
import { type Messages, useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import type { RootProps } from '../root/index.ts'
import { SigningPad } from './SigningPad.tsx'
import { SigningTools } from './SigningTools.tsx'
import * as styles from './signature.css.ts'
import { type LastAct, type SignatureOptions, useSignature } from './use-signature.ts'

/** What {@link SignatureField} takes. */
export interface SignatureFieldProps extends SignatureOptions, FieldOptions, RootProps<HTMLDivElement> {}

/** What is wrong with what is there, or was not done; nothing while all is well. */
function noteOf(snapshot: SignatureSnapshot, last: LastAct | undefined, messages: Messages): string | undefined {
  const { context } = snapshot
  if (context.limit !== undefined) return messages.signatureLimits[context.limit]
  const problem = signatureProblem(context)
  // Nobody is told off for not having begun, unless they say that they are done.
  if (problem === undefined || context.stroke !== undefined) return undefined
  return problem === 'missing' && !(last && 'problem' in last) ? undefined : messages.signatureProblems[problem]
}

/** What is read aloud of what was done. */
function spoken(last: LastAct | undefined, messages: Messages): string {
  if (last === undefined || !('what' in last) || last.what === 'name' || last.what === 'mode') return ''
  return messages.signingDid[last.what](last.strokes)
}

/** What a form sends: the signature as JSON. */
const sent = ({ context }: SignatureSnapshot) => {
  const value = signatureOf(context)
  return value === undefined ? '' : JSON.stringify(value)
}

/** Draws again what the letters of this key wish, without Alt, which makes other characters of them. */
function wishOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'UNDO' | 'REDO' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'REDO' : 'UNDO'
  return letter === 'y' && !shiftKey ? 'REDO' : undefined
}

interface NameInputProps {
  actor: SignatureActorRef
  options: SignatureFieldProps
  id: string
  describedBy: string | undefined
  isWrong: boolean
}

/** A name in place of a drawing, on the same line. */
function NameInput({ actor, options, id, describedBy, isWrong }: NameInputProps) {
  const messages = useMessages()
  const name = useSelector(actor, ({ context }) => context.name)
  return (
    <div className={styles.pad} data-typing="">
      <span className={styles.mark} aria-hidden="true" />
      <input
        id={id}
        className={styles.name}
        value={name}
        autoComplete="name"
        spellCheck={false}
        aria-label={messages.signerName(options.label)}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={options.required ?? false}
        placeholder={messages.typeName}
        disabled={options.disabled ?? false}
        readOnly={options.readOnly ?? false}
        onChange={(event) => actor.send({ type: 'NAME.TYPED', name: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || options.onDone === undefined) return
          event.preventDefault()
          actor.send({ type: 'DONE' })
        }}
      />
    </div>
  )
}

/**
 * A signature: drawn by pen, finger or mouse, or, by whoever does not draw, typed as a name. It is kept in strokes, whatever size the
 * pad has, and comes out as SVG and PNG by `signatureToSvg` and `signatureToPng`.
 *
 * Keys, where the pad or one of its buttons has the focus: Ctrl or ⌘ with Z undoes, with Shift and Z or with Y it does again.
 */
export function SignatureField(props: SignatureFieldProps) {
  const { label, name, disabled = false } = props
  const isFixed = disabled || props.readOnly === true
  const messages = useMessages()
  const { actor, last } = useSignature(props, isFixed)
  const isTyping = useSelector(actor, ({ context }) => context.mode === 'typing')
  const value = useSelector(actor, sent)
  const note = useSelector(actor, (snapshot) => noteOf(snapshot, last, messages))
  const inputId = useId()
  const noteId = useId()
  const pad = useRef<HTMLDivElement>(null)
  const hear = (event: KeyboardEvent) => {
    const wish = wishOf(event)
    if (isTyping || isFixed || wish === undefined) return
    event.preventDefault()
    actor.send({ type: wish })
  }
  return (
    <FieldFrame options={props} onLabel={() => (isTyping ? document.getElementById(inputId)?.focus() : pad.current?.focus())}>
      {({ describedBy, isWrong }) => {
        const ids = [describedBy, note === undefined ? undefined : noteId].filter((id) => id !== undefined).join(' ')
        const said = ids === '' ? undefined : ids
        return (
          <div className={styles.whole} onKeyDownCapture={hear}>
            {isTyping ? (
              <NameInput actor={actor} options={props} id={inputId} describedBy={said} isWrong={isWrong} />
            ) : (
              <SigningPad actor={actor} label={label} describedBy={said} isFixed={isFixed} pad={pad} />
            )}
            {!isFixed && <SigningTools actor={actor} label={label} hasDone={props.onDone !== undefined} />}
            {note !== undefined && !isFixed && (
              <p id={noteId} className={styles.note}>
                <Icon icon={CircleAlert} size={14} />
                {note}
              </p>
            )}
            <span className={styles.spoken} role="status">
              {note ?? spoken(last, messages)}
            </span>
            <SubmittedValue name={name} value={value} disabled={disabled} />
          </div>
        )
      }}
    </FieldFrame>
  )
}
