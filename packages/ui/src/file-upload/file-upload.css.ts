import { forcedColors, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({ position: 'relative', display: 'grid', gap: 8, minWidth: 0 })
export const list = styled({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '6px 4px 6px 12px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  '@media': { [phone]: { minHeight: 56 } },
})
export const mark = styled({
  flex: 'none',
  color: vars.text3,
  selectors: { '[data-wrong] > &': { color: vars.dangerText }, '[data-state=done] > &': { color: vars.successText } },
})
export const words = styled({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  // A long state wraps before the name is lost.
  gridTemplateColumns: 'minmax(40%, 1fr) minmax(0, auto)',
  gap: '2px 8px',
  alignItems: 'baseline',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = styled({
  fontSize: 13,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // No wider than its words, which alone are to be pressed.
  selectors: { 'a&': { justifySelf: 'start', maxWidth: '100%', color: vars.link } },
})
export const state = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '[data-wrong] &': { gridColumn: '1 / -1', gridRow: 2, color: vars.dangerText } },
})
export const advice = styled({ gridColumn: '1 / -1', gridRow: 3, fontSize: 12, lineHeight: '16px', color: vars.text2 })
export const track = styled({ gridColumn: '1 / -1', height: 4, borderRadius: 2, background: vars.pressed, overflow: 'hidden' })
export const bar = styled({
  display: 'block',
  height: '100%',
  background: vars.infoSolid,
  selectors: { '[data-state=paused] &': { background: vars.warningSolid }, '[data-wrong] &': { background: vars.dangerSolid } },
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
/** Small beside words, as wide as a finger on a phone. */
export const tool = styled({ '@media': { [phone]: { minWidth: 44 } } })
export const spoken = styled(unseen)
