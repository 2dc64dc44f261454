export type { Option } from '../list-box/index.ts'
export { type Choice, ChoiceTags, type ChoiceTagsProps } from './ChoiceTags.tsx'
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'
