import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const menu = styled({ padding: 4, outline: 'none', overflow: 'auto', minWidth: 144, maxHeight: 'inherit' })

export const item = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '6px 8px',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text,
  cursor: 'pointer',
  outline: 'none',
  // The ring of `:focus-visible` is drawn inside, below.
  boxShadow: 'none',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&[data-hovered], &[data-focused]': { background: vars.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}`, outline: 'none' },
    '&[data-danger]': { color: vars.dangerText },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [phone]: { minHeight: 44 },
    [forcedColors]: {
      selectors: {
        '&[data-focused], &[data-focus-visible]': { outline: '3px solid Highlight', outlineOffset: -3 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
/** Kept free beside the rows without a tick, so that all icons and words begin on one line. */
export const tick = styled({ flex: 'none', display: 'grid', width: 16 })
export const words = styled({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  // Words begin on one line, with an icon before them or without.
  selectors: { '[data-icons] [data-bare] > &': { marginInlineStart: 24 } },
})
export const note = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px' })
export const separator = styled({ height: 1, margin: '4px 8px', border: 0, background: vars.border })
export const heading = styled({ padding: '8px 8px 4px', fontSize: 12, lineHeight: '16px', color: vars.text3 })
