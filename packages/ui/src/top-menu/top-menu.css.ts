import { forcedColors, narrow, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const nav = styled({
  // As wide as there is room, whatever is in it.
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: 12,
  '@media': {
    [narrow]: { flex: 'none', marginInlineEnd: 0, padding: '8px 8px 4px', borderBottom: `1px solid ${vars.sideBorder}` },
  },
})
/** What has no room is cut away here, between two entries. */
export const clip = styled({ minWidth: 0, overflow: 'hidden', '@media': { [narrow]: { overflow: 'visible' } } })
export const list = styled({
  display: 'flex',
  gap: 2,
  width: 'max-content',
  padding: '2px 0',
  '@media': { [narrow]: { flexWrap: 'wrap', width: 'auto' } },
})
// It keeps its place, so that it can come back to it; neither the eye nor the keyboard finds it there.
styledGlobal(`${list} > li[data-beyond]`, { visibility: 'hidden' })
export const more = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  marginInlineStart: 2,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.topText2,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.topHover, color: vars.topText },
    // What is shown is among them.
    '&[data-current]': { background: vars.topActiveBg, color: vars.topActiveText },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})
export const entry = styled({
  display: 'flex',
  alignItems: 'center',
  height: 32,
  padding: '0 11px',
  borderRadius: vars.radius,
  color: vars.topText2,
  fontSize: 14,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.topHover, color: vars.topText, textDecoration: 'none' },
    '&[aria-current]': { background: vars.topActiveBg, color: vars.topActiveText, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [narrow]: {
      height: 44,
      color: vars.sideText,
      selectors: {
        '&:hover': { background: vars.sideHover, color: vars.sideText },
        '&[aria-current]': { background: vars.sideActiveBg, color: vars.sideActiveText },
      },
    },
    [forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})
