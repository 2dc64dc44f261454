export { ChosenText, type ChosenTextProps } from './ChosenText.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
export { ComingField, type ComingFieldProps, TextField, type TextFieldProps } from './TextField.tsx'
