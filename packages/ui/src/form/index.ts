export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary.tsx'
export {
  Form,
  FormActions,
  type FormActionsProps,
  FormCell,
  type FormCellProps,
  FormGrid,
  type FormGridProps,
  type FormProps,
} from './Form.tsx'
export { focusField } from './focus-field.ts'
export {
  type FieldRule,
  type FieldRules,
  type FormCheck,
  type FormControl,
  type FormField,
  type FormOptions,
  type FormSwitch,
  useForm,
  type YesNoName,
} from './use-form.ts'
