/** How a button looks: one primary action a screen; soft for a second; quiet in toolbars; danger for what cannot be taken back. */
export type ButtonKind = 'plain' | 'primary' | 'soft' | 'quiet' | 'text' | 'danger' | 'danger-line'

/** Heights of 28, 32 and 40 px (on phones 36, 44 and 44). */
export type ButtonSize = 'small' | 'medium' | 'large'

/** The attributes by which styles know a button's look. */
export function lookAttributes(kind: ButtonKind, size: ButtonSize, square: boolean, wide = false) {
  return {
    'data-kind': kind,
    'data-size': size,
    ...(square ? { 'data-square': '' } : {}),
    ...(wide ? { 'data-wide': '' } : {}),
  }
}
