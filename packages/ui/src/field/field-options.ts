import type { ReactNode } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import { root } from './field.css.ts'

/** What every field has, wherever its focus begins and whether it can be fixed. */
export interface FieldBasics extends RootProps<HTMLDivElement> {
  /** The field's name, always there for assistive technology. */
  label: string
  /** Where the label is seen. @default 'above' */
  labelPosition?: 'above' | 'beside' | 'hidden'
  /** At the right end of the label's line, such as a link. */
  labelEnd?: ReactNode
  /** Marks the field as required; checking is the form's matter. */
  required?: boolean
  /** A sentence that helps to fill it in. */
  hint?: string
  /** What is wrong with it. An empty string counts as nothing. */
  error?: string | undefined
  /** The id of an error that is shown elsewhere, such as that of a group: the field is marked as wrong, and described by it. */
  errorId?: string | undefined
  /** It can neither be reached nor changed, and a form sends nothing of it. @default false */
  disabled?: boolean
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** The name under which a form knows it; `ErrorSummary` finds it by this. */
  name?: string
}

/** What a field of several elements takes, such as a group of boxes. */
export interface FieldGroupOptions extends FieldBasics {
  /** It can be reached and read, and not changed; a form sends its value. @default false */
  readOnly?: boolean
}

/** What all fields with one element to type or press share. */
export interface FieldOptions extends FieldGroupOptions {
  /** It has the keyboard as soon as it is on the page. @default false */
  autoFocus?: boolean
}

const isWrong = (error: string | undefined) => error !== undefined && error !== ''

/** The properties by which a react-aria field learns what our options say, and those of its element: its class among them. */
export function fieldProps(options: FieldOptions) {
  return {
    ...onRoot(options, root),
    isRequired: options.required ?? false,
    isInvalid: isWrong(options.error) || options.errorId !== undefined,
    isDisabled: options.disabled ?? false,
    validationBehavior: 'aria' as const,
    'data-label-position': options.labelPosition ?? 'above',
    'data-size': options.size ?? 'medium',
    ...(options.name === undefined ? {} : { name: options.name, 'data-field': options.name }),
    ...(options.errorId === undefined ? {} : { 'aria-describedby': options.errorId }),
    ...(options.autoFocus ? { autoFocus: true } : {}),
    ...(options.labelPosition === 'hidden' ? { 'aria-label': options.label } : {}),
  }
}
