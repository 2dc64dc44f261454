import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { FormulaFieldElement, FormulaFieldPart } from './formula-field-part.ts'
import * as styles from './formula-input.css.ts'

/** Where a formula is written, be it the formula field or plain text. */
export interface FormulaCaret {
  /** Puts LaTeX where the caret is. */
  insert: (code: string, takeFocus: boolean) => void
  focus: () => void
}

interface MathFieldProps {
  part: FormulaFieldPart
  value: string
  onChange: (value: string) => void
  label: string
  describedBy: string | undefined
  required: boolean
  isWrong: boolean
  /** Takes the focus when it appears. */
  takeFocus: boolean
  /** The symbol keyboard is open: a phone shows none of its own. */
  isKeyboardOpen: boolean
  caret: Ref<FormulaCaret>
}

const setOrRemove = (element: Element, name: string, value: string | undefined) =>
  value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value)

const sinkOf = (field: FormulaFieldElement) => field.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]') ?? null

/**
 * MathLive's own `focus` comes a moment later, and not at all where what had the focus goes away meanwhile. The element inside that
 * hears the keys can be given the focus at once.
 */
const giveFocus = (field: FormulaFieldElement | null) => {
  if (field) (sinkOf(field) ?? field).focus()
}

/** The formula field, put on the page by hand: it is an element of its own, which keeps what is typed. */
export function MathField(props: MathFieldProps) {
  const { part, value, label, describedBy, required, isWrong, isKeyboardOpen, caret } = props
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<FormulaFieldElement | null>(null)
  // What it was given or told last: it writes LaTeX in a manner of its own, so that its value is no measure.
  const known = useRef(value)
  const begin = useEffectEvent((element: FormulaFieldElement) => {
    known.current = value
    element.setValue(value, { silenceNotifications: true })
    if (props.takeFocus) giveFocus(element)
  })
  const changed = useEffectEvent((next: string) => {
    if (next === known.current) return
    known.current = next
    props.onChange(next)
  })
  useEffect(() => {
    const element = part.createField()
    const tell = () => changed(element.value)
    element.addEventListener('input', tell)
    element.className = styles.field
    place.current?.append(element)
    field.current = element
    begin(element)
    return () => {
      element.removeEventListener('input', tell)
      element.remove()
      field.current = null
    }
  }, [part])
  useEffect(() => {
    if (field.current === null || value === known.current) return
    known.current = value
    field.current.setValue(value, { silenceNotifications: true })
  }, [value])
  useEffect(() => {
    if (!field.current) return
    field.current.setAttribute('aria-label', label)
    // The element that has the focus lies inside, where no id of the page is known.
    const sink = sinkOf(field.current)
    if (!sink) return
    setOrRemove(sink, 'aria-required', required ? 'true' : undefined)
    setOrRemove(sink, 'aria-invalid', isWrong ? 'true' : undefined)
    setOrRemove(sink, 'inputmode', isKeyboardOpen ? 'none' : 'text')
    const described = (describedBy ?? '')
      .split(' ')
      .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])))
      .map((element) => element.textContent)
    setOrRemove(sink, 'aria-description', described.length > 0 ? described.join(' ') : undefined)
  })
  useImperativeHandle(caret, () => ({
    insert: (code, takeFocus) => {
      field.current?.insert(code, {
        format: 'latex',
        insertionMode: 'replaceSelection',
        selectionMode: 'placeholder',
        focus: false,
        scrollIntoView: true,
      })
      if (field.current) changed(field.current.value)
      if (takeFocus) giveFocus(field.current)
    },
    focus: () => giveFocus(field.current),
  }))
  return <div ref={place} className={styles.place} />
}
