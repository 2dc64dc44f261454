import * as styles from './hidden-sides.css.ts'

/** How wide the fade of {@link fadingSides} is, in pixels: what is brought into sight stands clear of it. */
export { fade as fadeWidth } from './fade.ts'
export { useHiddenSides } from './use-hidden-sides.ts'
/** The class of what scrolls sideways and fades at the sides where `useHiddenSides` finds more than is seen. */
export const fadingSides: string = styles.fading
