import type { ReactNode } from 'react'
import { useField } from 'react-aria/useField'
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components'
import { onRoot, type RootProps } from '../root/index.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import * as styles from './field.css.ts'
import type { FieldOptions } from './field-options.ts'

/** What what is edited in a {@link FieldFrame} must know of it. */
export interface FieldFrameParts {
  /** The ids of its hint and error. */
  readonly describedBy: string | undefined
  /** The id of its label, seen or not. */
  readonly labelledBy: string | undefined
  readonly isWrong: boolean
}

/** What {@link FieldFrame} takes. */
export interface FieldFrameProps {
  /** Of the field. */
  options: FieldOptions & RootProps<HTMLDivElement>
  /** The label was pressed: the focus goes to what is edited. */
  onLabel: () => void
  /** What is edited. */
  children: (parts: FieldFrameParts) => ReactNode
}

const valid = { isInvalid: false, validationErrors: [], validationDetails: {} as ValidityState }

/** Label, hint and error around something that no input element edits. */
export function FieldFrame({ options, onLabel, children }: FieldFrameProps) {
  const { label, hint, error, errorId, name } = options
  const isWrong = error !== undefined && error !== ''
  const field = useField({
    label,
    description: hint,
    errorMessage: error,
    isInvalid: isWrong,
    labelElementType: 'span',
    ...(errorId === undefined ? {} : { 'aria-describedby': errorId }),
  })
  return (
    <Provider
      values={[
        [LabelContext, { ...field.labelProps, elementType: 'span', onClick: onLabel }],
        [TextContext, { slots: { description: field.descriptionProps, errorMessage: field.errorMessageProps } }],
        [FieldErrorContext, isWrong ? { ...valid, isInvalid: true, validationErrors: [error] } : valid],
      ]}
    >
      <div
        {...onRoot<HTMLDivElement>(options, styles.root)}
        data-label-position={options.labelPosition ?? 'above'}
        data-size={options.size ?? 'medium'}
        {...(name === undefined ? {} : { 'data-field': name })}
        {...(isWrong || errorId !== undefined ? { 'data-invalid': '' } : {})}
        {...(options.disabled ? { 'data-disabled': '' } : {})}
        {...(options.readOnly ? { 'data-readonly': '' } : {})}
      >
        <FieldLabel {...options} />
        {children({ describedBy: field.fieldProps['aria-describedby'], labelledBy: field.labelProps.id, isWrong })}
        <FieldNotes {...options} />
      </div>
    </Provider>
  )
}
