import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({
  display: 'inline-flex',
  // Beside the first line of words that take several.
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 20,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  position: 'relative',
  selectors: { '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' } },
  '@media': {
    [phone]: { minHeight: 44, padding: '12px 0' },
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

export const box = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  margin: '2px 0',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: 3,
  background: vars.field,
  color: 'transparent',
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.brandFill,
      borderColor: vars.brandFill,
      color: vars.onBrand,
    },
    '[data-disabled] > &': { background: vars.pressed, borderColor: vars.borderStrong, color: vars.disabled },
    '[data-invalid]:not([data-disabled]) > &': { borderColor: vars.dangerSolid },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${vars.focusGap}` },
  },
  '@media': {
    [forcedColors]: {
      color: 'CanvasText',
      borderColor: 'CanvasText',
      selectors: { '[data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

export const group = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minHeight: vars.control, alignItems: 'center' })
