export type { Option } from '../list-box/index.ts'
export { MultiSelect, type MultiSelectProps, Select, type SelectProps } from './Select.tsx'
