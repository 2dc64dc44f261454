import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const group = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  minHeight: vars.control,
  alignItems: 'center',
  selectors: { '&[data-stacked]': { flexDirection: 'column', alignItems: 'flex-start', gap: 8, padding: '4px 0' } },
})

export const radio = styled({
  position: 'relative',
  display: 'inline-flex',
  // Beside the first line of words that take several.
  alignItems: 'flex-start',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' } },
  '@media': {
    [phone]: { minHeight: 44, padding: '12px 0' },
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

export const dot = styled({
  flex: 'none',
  width: 16,
  height: 16,
  margin: '2px 0',
  border: `1px solid ${vars.controlLine}`,
  borderRadius: '50%',
  background: vars.field,
  selectors: {
    '[data-selected] > &': { border: `5px solid ${vars.brandFill}`, background: vars.onBrand },
    '[data-disabled] > &': { borderColor: vars.borderStrong, background: vars.pressed },
    '[data-invalid] :not([data-disabled]) > &': { borderColor: vars.dangerSolid },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${vars.focusGap}` },
  },
  '@media': { [forcedColors]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } } } },
})
