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
  selectors: { '&[data-shrink]': { flex: 'none' } },
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

/** Both ends of a span: side by side, and below each other where a phone has no room. */
export const ends = styled({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  '@media': { [phone]: { flexWrap: 'wrap', rowGap: 4 } },
})
styledGlobal(`${ends} > *`, { '@media': { [phone]: { flex: 'none' } } })
styledGlobal(`div[class]:has(> ${ends})`, { '@media': { [phone]: { height: 'auto', minHeight: 44, paddingBlock: 8 } } })

/** A panel with its presets beside the calendar; phones have them above it. */
export const panel = styled({
  display: 'flex',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  '@media': { [phone]: { flexDirection: 'column' } },
})
export const main = styled({ display: 'grid', alignContent: 'start', justifyItems: 'center' })
export const foot = styled({
  justifySelf: 'stretch',
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
