import * as styles from './field.css.ts'

export { useAfterPress } from './after-press.ts'
export { composingGuard, isComposing } from './composing.ts'
export { FieldFrame, type FieldFrameParts, type FieldFrameProps } from './FieldFrame.tsx'
export {
  ClearButton,
  FieldBox,
  type FieldBoxProps,
  FieldLabel,
  FieldNotes,
  InnerButton,
  type InnerButtonProps,
  SubmittedValue,
} from './FieldParts.tsx'
export { type FieldBasics, type FieldGroupOptions, type FieldOptions, fieldProps } from './field-options.ts'
export { type OwnProblemRoot, OwnProblems, useOwnProblem } from './own-problem.ts'
/** The classes of a field's parts. */
export const fieldStyles = styles
