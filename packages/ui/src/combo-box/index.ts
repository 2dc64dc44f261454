export type { Option } from '../list-box/index.ts'
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
export { FindBox, type FindBoxProps } from './FindBox.tsx'
export { RemoteComboBox, type RemoteComboBoxProps } from './RemoteComboBox.tsx'
