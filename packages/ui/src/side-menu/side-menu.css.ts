import { forcedColors, narrow, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** What is only read aloud stands in it, and not in the page. */
export const nav = styled({ position: 'relative', display: 'flex', flexDirection: 'column', gap: 2, padding: 8 })
export const list = styled({ display: 'flex', flexDirection: 'column', gap: 2 })
export const section = styled({
  padding: '12px 8px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  color: vars.sideText2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '[data-collapsed] &': { padding: 0, height: 1, margin: '8px 4px', background: vars.sideBorder, color: 'transparent' },
  },
})
export const entry = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.sideText,
  fontSize: 13,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.sideHover, textDecoration: 'none' },
    '&[aria-current]': { background: vars.sideActiveBg, color: vars.sideActiveText, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: 8,
      bottom: 8,
      width: 3,
      borderRadius: 2,
      background: vars.sideActiveBar,
    },
    '&:focus-visible': { outlineOffset: -2 },
    '[data-collapsed] &': { justifyContent: 'center', padding: 0 },
  },
  '@media': {
    [narrow]: { minHeight: 44 },
    [forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})
export const word = styled({
  minWidth: 0,
  padding: '6px 0',
  lineHeight: '20px',
  whiteSpace: 'normal',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  selectors: { '[data-collapsed] &': unseen },
})
export const count = styled({
  marginLeft: 'auto',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-collapsed] &': { display: 'none' } },
})
export const chevron = styled({
  marginLeft: 'auto',
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' }, '[data-collapsed] &': { display: 'none' } },
})
export const nested = styled({ paddingLeft: 16, selectors: { '[data-collapsed] &': { paddingLeft: 0 } } })
export const tip = styled({ display: 'grid', justifyItems: 'start', gap: 8, padding: 16, color: vars.sideText2, fontSize: 13 })
/** While the menu takes long. As icons alone the bar has no room for it: it is read aloud. */
export const slow = styled({
  padding: '16px 8px 0',
  color: vars.sideText2,
  fontSize: 13,
  selectors: { '[data-collapsed] &': unseen },
})
export const unsaid = styled({ position: 'absolute' })
export const busy = styled({ display: 'grid', gap: 20, padding: '16px 8px' })
