import { type FocusEvent, type FormEvent, type ReactNode, useId, useState } from 'react'
import { composingGuard, type OwnProblemRoot, OwnProblems, useAfterPress } from '../field/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { focusFirstWrong } from './focus-field.ts'
import * as styles from './form.css.ts'

/** What {@link Form} takes. */
export interface FormProps extends RootProps<HTMLFormElement> {
  /** What the form is for; read aloud. Leave it out where a heading or dialog title stands above it. */
  label?: string
  /**
   * Sent by the submit button, or by Enter in a field of one line. The page is not left. While a field finds something wrong by itself, such
   * as a day that does not exist, the focus goes to the topmost field that is wrong instead, be it by itself or by its `error`.
   */
  onSubmit: () => void
  /**
   * The focus went on from the field of this `name`, to another or out of the form; a calendar or list that it opens belongs to it. Where it
   * went by a press, this is told when the press is over.
   */
  onFieldLeft?: (name: string) => void
  /** Connects a submit button that stands outside, such as in a dialog's foot. */
  id?: string
  /** Its fields; each names itself by `name`, so that an `ErrorSummary` can lead to it. */
  children: ReactNode
}

/**
 * Leaves a form its own `reset`. Each field of react-aria puts a function of its own over it, to know the resets of server actions, and takes
 * it away in the order in which it came: where fields are hidden and shown again, each time one more stays behind, with all that it
 * remembers.
 */
function keepReset(form: HTMLFormElement | null): void {
  if (!form) return
  const { reset } = HTMLFormElement.prototype
  Object.defineProperty(form, 'reset', { configurable: true, get: () => reset, set: () => undefined })
}

/** A form. Enter that ends a composition of an input method never submits it. */
export function Form({ label, onSubmit, onFieldLeft, id, children, ...root }: FormProps) {
  const own = useId()
  const ref = useSharedRef<HTMLFormElement>(keepReset, root.ref)
  const [problems] = useState(() => new Set<OwnProblemRoot>())
  const afterPress = useAfterPress()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a portal inside a form would submit both.
    event.stopPropagation()
    if (problems.size === 0) onSubmit()
    else
      focusFirstWrong(
        event.currentTarget,
        [...problems].flatMap(({ current }) => current ?? []),
      )
  }
  const left = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const name = fieldOf(target)
    if (onFieldLeft === undefined || name === undefined || !(currentTarget.contains(target) && document.hasFocus())) return
    // Into what the field opened: that is drawn elsewhere on the page, and comes through here all the same.
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      if (relatedTarget.closest('[data-trigger],[role=dialog],[role=listbox]') !== null) return
    }
    if (fieldOf(relatedTarget) === name) return
    // What is said of the field may move what is being pressed.
    afterPress(() => {
      if (currentTarget.isConnected) onFieldLeft(name)
    })
  }
  return (
    <form
      id={id ?? own}
      noValidate
      {...onRoot({ ...root, ref }, styles.form)}
      onSubmit={submit}
      onBlur={left}
      {...composingGuard}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      <OwnProblems value={problems}>{children}</OwnProblems>
    </form>
  )
}

/** The name of the field in which an element stands. */
const fieldOf = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? (element.closest('[data-field]')?.getAttribute('data-field') ?? undefined) : undefined

/** What {@link FormGrid} takes. */
export interface FormGridProps extends RootProps<HTMLDivElement> {
  /** Columns on wide screens; two below 992 px, one on phones. @default 4 */
  columns?: 1 | 2 | 3 | 4
  /** The first of four columns is a little wider, where its values are longer than the rest. Give it to every grid of a form. */
  wideFirst?: boolean
  /** The fields, in the order in which they are filled in. */
  children: ReactNode
}

/** Fields in columns, read from left to right. */
export function FormGrid({ columns = 4, wideFirst = false, children, ...root }: FormGridProps) {
  return (
    <div {...onRoot(root, styles.grid)} data-columns={columns} data-wide-first={wideFirst || undefined}>
      {children}
    </div>
  )
}

/** What {@link FormCell} takes. */
export interface FormCellProps extends RootProps<HTMLDivElement> {
  /** How many columns of the grid it takes. */
  span: 2 | 'all'
  /** The field that needs the room. */
  children: ReactNode
}

/** A field that takes two columns, or all of them. */
export function FormCell({ span, children, ...root }: FormCellProps) {
  return (
    <div {...onRoot(root, styles.cell)} data-span={span}>
      {children}
    </div>
  )
}

/** What {@link FormActions} takes. */
export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** At which end of the line the buttons stand. @default 'end' */
  align?: 'start' | 'end'
  /** The buttons, the primary one last. */
  children: ReactNode
}

/** The buttons of a form; the primary one comes last. */
export function FormActions({ align = 'end', children, ...root }: FormActionsProps) {
  return (
    <div {...onRoot(root, styles.actions)} data-align={align}>
      {children}
    </div>
  )
}
