import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const presets = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  flex: 'none',
  minWidth: 96,
  padding: '12px 8px',
  borderRight: `1px solid ${vars.border}`,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      padding: 8,
      borderRight: 0,
      borderBottom: `1px solid ${vars.border}`,
    },
  },
})

export const preset = styled({
  minHeight: 28,
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[aria-current=true]': { background: vars.selected, color: vars.link, fontWeight: 600 },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [phone]: { minHeight: 44, textAlign: 'center' },
    [forcedColors]: {
      selectors: {
        '&[aria-current=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[aria-current=true][data-focus-visible]': { outline: '2px solid HighlightText', outlineOffset: -4 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
