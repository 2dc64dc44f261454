import type { ReactNode } from 'react'

/** What all fields share. */
export interface FieldOptions {
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
  disabled?: boolean
  readOnly?: boolean
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** The name under which a form knows it; `ErrorSummary` finds it by this. */
  name?: string
  autoFocus?: boolean
}

const isWrong = (error: string | undefined) => error !== undefined && error !== ''

/** The properties by which a react-aria field learns what our options say. */
export function fieldProps(options: FieldOptions) {
  return {
    isRequired: options.required ?? false,
    isInvalid: isWrong(options.error),
    isDisabled: options.disabled ?? false,
    validationBehavior: 'aria' as const,
    'data-label-position': options.labelPosition ?? 'above',
    'data-size': options.size ?? 'medium',
    ...(options.name === undefined ? {} : { name: options.name, 'data-field': options.name }),
    ...(options.autoFocus ? { autoFocus: true } : {}),
    ...(options.labelPosition === 'hidden' ? { 'aria-label': options.label } : {}),
  }
}
