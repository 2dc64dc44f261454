import { keyframes } from '@vanilla-extract/css'
import { figureHeight } from '../figure-frame/index.ts'
import { forcedColors, phone, reducedMotion, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

// The drawing asks the same questions as the styles.
export { forcedColors, reducedMotion }

export const legend = styled({ display: 'flex', flexWrap: 'wrap', gap: '2px 4px', margin: 0, padding: 0, listStyle: 'none' })
const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  maxWidth: '100%',
  padding: '2px 6px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const
export const entryWords = styled({ minWidth: 0 })
export const fixedEntry = styled({ ...entry, selectors: { '&[data-limit]': { color: vars.dangerText } } })
export const toggle = styled({
  ...entry,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&:not([data-selected])': { color: vars.text3, textDecoration: 'line-through' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
/** The colour of a swatch: a custom property of it. */
export const swatchInk = '--chart-ink'
export const swatch = styled({
  flex: 'none',
  color: `var(${swatchInk})`,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})
export const share = styled({ color: vars.text3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const stage = styled({
  position: 'relative',
  height: `var(${figureHeight})`,
  minWidth: 0,
  borderRadius: vars.radius,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.focusGap}, 0 0 0 4px ${vars.focus}` } },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: 2 } } },
  },
})
export const drawing = styled({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // Its colours are those of the system already, where the system replaces colours.
  forcedColorAdjust: 'none',
})
const appear = keyframes({ from: { opacity: 0 } })
export const waiting = styled({
  // Comes into sight after 200 ms: what is quick shows nothing.
  animation: `${appear} 120ms 200ms backwards`,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  gap: '6%',
  padding: '16px 8px 24px',
  borderBottom: `1px solid ${vars.border}`,
})
export const waitingBar = styled({ flex: 1, overflow: 'hidden', borderRadius: '4px 4px 0 0', background: vars.hover })

export const tableFrame = styled({
  position: 'relative',
  maxHeight: 360,
  overflow: 'auto',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': { print: { maxHeight: 'none' } },
})
export const tableUnseen = styled(unseen)
export const table = styled({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13, lineHeight: '20px' })
const tight = { paddingInline: 8 } as const
const tableCell = {
  padding: '0 12px',
  height: vars.row,
  borderBottom: `1px solid ${vars.border}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const
export const headCell = styled({
  ...tableCell,
  position: 'sticky',
  top: 0,
  background: vars.surface2,
  color: vars.text2,
  fontWeight: 500,
  selectors: { '&[data-numeric]': { textAlign: 'end' } },
  // On a phone a heading takes lines, so that the values of all columns are in sight.
  '@media': { [phone]: { ...tight, paddingBlock: 4, minWidth: 56, whiteSpace: 'normal' } },
})
export const rowHead = styled({
  ...tableCell,
  fontWeight: 400,
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  '@media': { [phone]: tight },
})
export const bodyCell = styled({
  ...tableCell,
  selectors: {
    'tr:last-child > &': { borderBottom: 0 },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-missing]': { color: vars.text3 },
  },
  '@media': { [phone]: tight },
})
export const unit = styled({ color: vars.text3, fontWeight: 400, marginLeft: 4 })
/** Small beside words, as wide as a finger on a phone. */
export const tool = styled({ '@media': { [phone]: { minWidth: 44 } } })
/** As high as the tools that come there. */
export const toolsRoom = styled({ height: vars.controlSmall })
export const said = styled(unseen)
export const nothing = styled({ color: vars.text2, fontSize: 13, lineHeight: '20px' })
export const notSaved = styled({ alignSelf: 'center', color: vars.dangerText, fontSize: 12, lineHeight: '16px' })
