import { type FormulaKeyboardSnapshot, inSortOrder, isKeyboardOpen } from '@etalon/machines/formula-keyboard'
import { useSelector } from '@xstate/react'
import { Sigma } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { Button, IconButton } from '../button/index.ts'
import { FieldBox } from '../field/index.ts'
import { overLimits } from '../formula/index.ts'
import { useMessages } from '../i18n/index.ts'
import type { FormulaInputProps } from './FormulaInput.tsx'
import * as styles from './formula-input.css.ts'
import { type FormulaCaret, MathField } from './MathField.tsx'
import { PlainField, Preview } from './PlainField.tsx'
import { SymbolKeyboard } from './SymbolKeyboard.tsx'
import { personalGroup, recentGroup, type SymbolGroup } from './symbol-groups.ts'
import { useFormulaKeyboard } from './use-formula-keyboard.ts'

interface EditedFormulaProps {
  /** Of the box. */
  id: string
  options: FormulaInputProps
  value: string
  onChange: (value: string) => void
  describedBy: string | undefined
  isWrong: boolean
}

const hasFailed = (snapshot: FormulaKeyboardSnapshot) => snapshot.matches({ field: { fetching: 'failed' } })
const isOnItsWay = (snapshot: FormulaKeyboardSnapshot) => snapshot.matches({ field: { fetching: 'underWay' } })

/** A formula that can be changed: the field, or LaTeX as text, and the keyboard beneath. */
export function EditedFormula({ id, options, value, onChange, describedBy, isWrong }: EditedFormulaProps) {
  const { label, groups: given, personal, required = false } = options
  const messages = useMessages()
  const keyboardId = useId()
  const caret = useRef<FormulaCaret>(null)
  const hasPlainFocus = useRef(false)
  const whole = useRef<HTMLDivElement>(null)
  const ids = useMemo(
    () => [...given.map((group) => group.id), ...(personal ? [personalGroup] : []), recentGroup],
    [given, personal],
  )
  const takeFocus = useRef(true)
  const hasFocus = useRef(false)
  const { actor, part: drawing } = useFormulaKeyboard({
    groupIds: ids,
    load: options.load,
    keptRecent: options.keptRecent,
    onKeepRecent: (saved) => options.onKeepRecent?.(saved),
    onInserted: (code) => caret.current?.insert(code, takeFocus.current),
  })
  // A formula beyond the limits would stop the page: it stays text, which can be mended.
  const part = overLimits(value) ? undefined : drawing
  const isOpen = useSelector(actor, isKeyboardOpen)
  const failed = useSelector(actor, hasFailed)
  const loading = useSelector(actor, isOnItsWay)
  const groupId = useSelector(actor, ({ context }) => context.groupId)
  const recent = useSelector(actor, ({ context }) => context.recent)
  const groups = useMemo<readonly SymbolGroup[]>(() => {
    const all = [...given.flatMap((group) => group.symbols), ...(personal ?? [])]
    const known = new Map(all.map((symbol) => [symbol.code, symbol]))
    return [
      ...given.map((group) => ({ ...group, symbols: inSortOrder(group.symbols) })),
      ...(personal ? [{ id: personalGroup, label: messages.personalSymbols, symbols: inSortOrder(personal) }] : []),
      {
        id: recentGroup,
        label: messages.recentSymbols,
        symbols: recent.map((code, sort) => ({ ...known.get(code), code, sort })),
      },
    ]
  }, [given, personal, recent, messages])

  const close = (reason: 'escape' | 'button') => {
    actor.send({ type: 'CLOSED', reason })
    caret.current?.focus()
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    const target = event.composedPath()[0]
    if (event.key !== 'Escape' || !(target instanceof Node)) return
    if (whole.current === null || !event.composedPath().includes(whole.current)) return
    // A dialog or panel around it listens on the document: Escape belongs to the uppermost layer.
    event.stopImmediatePropagation()
    event.preventDefault()
    close('escape')
  })
  useEffect(() => {
    if (!isOpen) return
    const hear = (event: KeyboardEvent) => escaped(event)
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [isOpen])

  const { focusWithinProps } = useFocusWithin({
    onBlurWithin: () => options.onBlur?.(),
    onFocusWithinChange: (isInside) => {
      hasFocus.current = isInside
    },
  })
  const shared = { label, describedBy, required, isWrong, value, onChange, caret }
  return (
    <div ref={whole} {...focusWithinProps} className={styles.edited}>
      <FieldBox area id={id} isInvalid={isWrong} aria-label={label}>
        {part ? (
          <MathField
            {...shared}
            part={part}
            takeFocus={hasPlainFocus.current || (options.autoFocus ?? false)}
            isKeyboardOpen={isOpen}
          />
        ) : (
          <PlainField
            {...shared}
            placeholder={options.placeholder}
            autoFocus={hasFocus.current || (options.autoFocus ?? false)}
            onTyped={() => actor.send({ type: 'PLAIN.TYPED' })}
            onFocused={() => {
              hasPlainFocus.current = true
            }}
            onLeft={() => {
              hasPlainFocus.current = false
              actor.send({ type: 'PLAIN.LEFT' })
            }}
          />
        )}
        <span className={styles.end}>
          <IconButton
            icon={Sigma}
            size="small"
            label={messages.symbolKeyboard}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': keyboardId } : {})}
            onPress={() => actor.send({ type: 'TOGGLED' })}
          />
        </span>
      </FieldBox>
      {!part && <Preview tex={value} />}
      {(loading || failed) && (
        <p className={styles.state} role="status" {...(failed ? { 'data-failed': '' } : {})}>
          {failed ? messages.formulaNotLoaded : messages.formulaLoading}
          {failed && (
            <Button
              kind="text"
              size="small"
              onPress={() => {
                // The button goes away with the failure.
                caret.current?.focus()
                actor.send({ type: 'RETRY' })
              }}
            >
              {messages.retry}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <SymbolKeyboard
          id={keyboardId}
          label={label}
          groups={groups}
          groupId={groupId}
          onGroup={(chosen) => actor.send({ type: 'GROUP.CHOSEN', groupId: chosen })}
          onPress={(code, focus) => {
            takeFocus.current = focus
            actor.send({ type: 'SYMBOL.PRESSED', code })
          }}
          onManagePersonal={options.onManagePersonal}
          onClose={() => close('button')}
        />
      )}
    </div>
  )
}
