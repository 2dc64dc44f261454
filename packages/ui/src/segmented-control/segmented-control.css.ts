import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const group = styled({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  padding: 2,
  gap: 2,
  borderRadius: vars.radius,
  background: vars.pressed,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [phone]: { display: 'flex', width: '100%' }, [forcedColors]: { border: '1px solid CanvasText' } },
})

export const item = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  height: 28,
  padding: '0 10px',
  border: 0,
  borderRadius: `calc(${vars.radius} - 2px)`,
  background: 'none',
  color: vars.text2,
  fontSize: 13,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { color: vars.text },
    '&[data-selected]': { background: vars.surface, color: vars.text, fontWeight: 500, boxShadow: vars.shadow1 },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' },
    '[data-small] > &': { height: 20, minWidth: 24, padding: '0 7px', fontSize: 12 },
  },
  '@media': {
    [phone]: {
      flex: 1,
      // As wide as its word, and with its edges at least 44 px.
      display: 'inline-grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 0,
      height: 40,
      padding: '0 4px',
      selectors: {
        '&::before': { content: '', width: 36, height: 0 },
        '[data-small] > &': { height: 40, minWidth: 'auto', padding: '0 4px' },
      },
    },
    // Paper says which part it shows.
    print: { selectors: { '&:not([data-selected])': { display: 'none' } } },
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        // On the ground of what is chosen a ring of that colour would be lost.
        '&[data-selected]:focus-visible': { outline: '2px solid HighlightText', outlineOffset: -4 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const count = styled({
  color: vars.text2,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'none' }, [forcedColors]: { color: 'inherit' } },
})
