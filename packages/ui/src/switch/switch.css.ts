import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({ display: 'inline-grid', justifyItems: 'start', gap: 4, minWidth: 0 })

export const button = styled({
  position: 'relative',
  display: 'inline-flex',
  // Beside the first line of words that take several.
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 20,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' } },
  '@media': {
    [phone]: { minHeight: 44, padding: '12px 0' },
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

export const track = styled({
  position: 'relative',
  flex: 'none',
  width: 28,
  height: 16,
  margin: '2px 0',
  borderRadius: 8,
  background: vars.controlLine,
  transition: `background 120ms ${vars.ease}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      left: 2,
      top: 2,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: vars.surface,
      transition: `left 120ms ${vars.ease}`,
    },
    '[data-selected] > &': { background: vars.brandFill },
    '[data-invalid] > * > &': { boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 3px ${vars.dangerSolid}` },
    '[data-selected] > &::after': { left: 14, background: '#fff' },
    '[data-disabled] > &': { background: vars.borderStrong },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${vars.focusGap}` },
  },
  '@media': {
    // A line takes a pixel of its room: the knob is moved by as much. Where it is on it is filled, not only moved.
    [forcedColors]: {
      border: '1px solid CanvasText',
      selectors: {
        '&::after': { left: 1, top: 1, background: 'CanvasText', forcedColorAdjust: 'none' },
        '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' },
        '[data-selected] > &::after': { left: 13, background: 'HighlightText' },
        '[data-focus-visible] > &': { outline: '2px solid Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled]:not([data-selected]) > &::after': { background: 'GrayText' },
        '[data-disabled][data-selected] > &': { background: 'GrayText' },
        '[data-disabled][data-selected] > &::after': { background: 'Canvas' },
      },
    },
  },
})
