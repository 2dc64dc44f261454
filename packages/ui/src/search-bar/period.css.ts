import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const panel = styled({ display: 'grid', gap: 8, padding: 12, outline: 'none' })
export const head = styled({ display: 'flex', alignItems: 'center', gap: 4 })
export const title = styled({
  flex: 1,
  textAlign: 'center',
  fontSize: 14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const grid = styled({ display: 'grid', gridTemplateColumns: 'repeat(3, 64px)', gap: 4, outline: 'none' })
export const item = styled({
  display: 'grid',
  placeItems: 'center',
  height: 32,
  borderRadius: vars.radius,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-now]': { fontWeight: 600, color: vars.link },
    '&[data-selected]': { background: vars.brandFill, color: vars.onBrand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [phone]: { height: 44 },
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-focus-visible]': { outline: '2px solid Highlight' },
      },
    },
  },
})
