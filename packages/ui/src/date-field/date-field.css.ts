import { forcedColors, phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const input = styled({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

export const segment = styled({
  padding: '0 .5px',
  borderRadius: 2,
  whiteSpace: 'pre',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.text3 },
    '&[data-focused]': { background: vars.brandFill, color: vars.onBrand },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&[data-type=literal]': { color: vars.text3, padding: 0 },
    '[data-disabled] &': { color: vars.disabled },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '[data-disabled] &': { color: 'GrayText' },
      },
    },
  },
})

export const dash = styled({ color: vars.text3, padding: '0 6px', flex: 'none' })

/** Both ends of a span: side by side, and below each other where there is no room. */
export const ends = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 2,
  flex: 1,
  minWidth: 0,
  '@media': { [phone]: { rowGap: 4 } },
})
styledGlobal(`${ends} > *`, { flex: 'none' })
styledGlobal(`div[class]:has(> ${ends})`, {
  height: 'auto',
  minHeight: vars.control,
  paddingBlock: 3,
  '@media': { [phone]: { minHeight: 44, paddingBlock: 8 } },
})
styledGlobal(`[data-size=small] > div[class]:has(> ${ends})`, {
  minHeight: vars.controlSmall,
  paddingBlock: 1,
  '@media': { [phone]: { minHeight: 44, paddingBlock: 8 } },
})
styledGlobal(`[data-size=large] > div[class]:has(> ${ends})`, { minHeight: vars.controlLarge })
/** The one end with the dash behind it, which does not stand alone in a row. */
export const first = styled({ display: 'flex', alignItems: 'center' })

/** A panel with its presets beside the calendar; phones have them above it. */
export const panel = styled({
  display: 'flex',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  '@media': { [phone]: { flexDirection: 'column' } },
})
/** As wide as its calendar, however wide the field is. */
styledGlobal(`div[class]:has(> ${panel})`, { minWidth: 0 })
export const main = styled({ display: 'grid', alignContent: 'start', justifyItems: 'center' })
export const foot = styled({
  justifySelf: 'stretch',
  // What stands here takes another row before it makes the panel wider.
  width: 0,
  minWidth: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${vars.border}`,
})
/** Stays at the end of the row, also in a row of its own. */
export const done = styled({ marginLeft: 'auto' })
export const time = styled({ display: 'flex', alignItems: 'center', gap: 8, width: 'max-content' })
export const timeName = styled({ color: vars.text2, fontSize: 12, lineHeight: '16px', whiteSpace: 'nowrap' })
