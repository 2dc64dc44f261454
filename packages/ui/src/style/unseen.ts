import type { StyleRule } from '@vanilla-extract/css'

/** Read aloud, and not seen: the words stay in the document. `display: none` would take them from assistive technology too. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule
