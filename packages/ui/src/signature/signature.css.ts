import { forcedColors, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'
import { handwriting } from './handwriting.ts'

/** How far from the upper edge of the pad its line is. */
const line = '74%'
/** How far the line stays from both edges. */
const inset = '6%'

export const whole = styled({ display: 'grid', gap: 8, minWidth: 0, maxWidth: 520 })

/** As wide as high as what is kept: 600 by 300 units. */
export const pad = styled({
  position: 'relative',
  aspectRatio: '2 / 1',
  minWidth: 0,
  border: `1px solid ${vars.controlLine}`,
  borderRadius: vars.radiusL,
  background: vars.field,
  color: vars.text,
  overflow: 'hidden',
  selectors: {
    // On the pad itself and nowhere else: beside it a finger scrolls the page.
    '&[data-drawable]': { touchAction: 'none', cursor: 'crosshair', userSelect: 'none', WebkitTouchCallout: 'none' },
    '&[data-typing]': { cursor: 'text' },
    '&:focus-visible, &:focus-within': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: 0,
      boxShadow: `inset 0 0 0 1px ${vars.focusGap}`,
    },
    '[data-readonly] &': { background: vars.surface2, borderColor: vars.border },
    '[data-disabled] &': { background: vars.surface2, borderColor: vars.border, color: vars.disabled, cursor: 'not-allowed' },
    '[data-invalid] &': { borderColor: vars.dangerSolid, boxShadow: `inset 0 0 0 1px ${vars.dangerSolid}` },
    // The line to sign on.
    '&::before': {
      content: '""',
      position: 'absolute',
      left: inset,
      right: inset,
      top: line,
      borderTop: `1px solid ${vars.borderStrong}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { borderTopColor: 'GrayText' } } } },
})

/** The cross where a hand begins. */
export const mark = styled({
  position: 'absolute',
  left: inset,
  bottom: `calc(100% - ${line} + 6px)`,
  width: 10,
  height: 10,
  color: vars.text3,
  pointerEvents: 'none',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: '4.5px 0 auto -1px',
      width: 12,
      borderTop: '1.5px solid currentColor',
      rotate: '45deg',
    },
    '&::after': { rotate: '-45deg' },
  },
})

/** Under the line, as on paper. */
export const here = styled({
  position: 'absolute',
  insetInline: inset,
  top: `calc(${line} + 6px)`,
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '[data-disabled] &': { color: vars.disabled } },
})

export const drawing = styled({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' })

const hand = { fontFamily: handwriting, fontStyle: 'italic' } as const

export const name = styled({
  ...hand,
  position: 'absolute',
  insetInline: `calc(${inset} + 20px) ${inset}`,
  bottom: `calc(100% - ${line})`,
  height: 56,
  width: `calc(100% - 2 * ${inset} - 20px)`,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  color: 'inherit',
  fontSize: 36,
  lineHeight: '56px',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: vars.disabled },
    '&::placeholder': { fontFamily: vars.font, fontStyle: 'normal', fontSize: 14, color: vars.text3 },
  },
})

export const tools = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 4 })
/** Pushes what can be taken back to the other end. */
export const modes = styled({ marginInlineEnd: 'auto' })

export const note = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  margin: 0,
  color: vars.warningText,
  fontSize: 12,
  lineHeight: '16px',
})
export const spoken = styled(unseen)

// A signature that is shown.
const heights = {
  '&[data-size=small]': { height: 24 },
  '&[data-size=large]': { height: 96 },
}
const paper = {
  print: {
    height: '12mm',
    selectors: { '&[data-size=small]': { height: '8mm' }, '&[data-size=large]': { height: '20mm' } },
  },
} as const

export const drawn = styled({
  display: 'inline-block',
  maxWidth: '100%',
  height: 48,
  verticalAlign: 'middle',
  selectors: heights,
  '@media': paper,
})
export const ink = styled({ display: 'block', height: '100%', maxWidth: '100%' })
export const typed = styled({
  ...hand,
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: 48,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: 28,
  lineHeight: 1.25,
  verticalAlign: 'middle',
  selectors: {
    '&[data-size=small]': { minHeight: 24, fontSize: 18 },
    '&[data-size=large]': { minHeight: 96, fontSize: 44 },
  },
})
export const missing = styled({ color: vars.text3, fontSize: 13, lineHeight: '20px' })
