import * as styles from './list-box.css.ts'

export { FieldPanel, manyOptions, type Option, OptionList, type OptionListProps } from './OptionList.tsx'
/** The classes of panels and their rows. */
export const panelStyles = styles
