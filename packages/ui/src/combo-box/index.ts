export type { Option } from '../list-box/index.ts'
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
export { RemoteComboBox, type RemoteComboBoxProps } from './RemoteComboBox.tsx'
export { TypingInput, type TypingInputProps } from './TypingInput.tsx'
