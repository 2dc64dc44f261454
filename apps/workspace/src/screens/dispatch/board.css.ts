import { narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const board = styled({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '260px',
  gridAutoColumns: 'minmax(196px, 1fr)',
  gap: 8,
  padding: '0 16px 8px',
  overflowX: 'auto',
  '@media': {
    [phone]: { flex: 'none', display: 'flex', flexDirection: 'column', overflow: 'visible' },
  },
})
export const column = styled({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: vars.surface2,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  selectors: {
    '&[data-able]': { borderColor: vars.brandLine },
    '&:has([data-drop-target])': {
      borderColor: vars.brandFill,
      boxShadow: `0 0 0 1px ${vars.brandFill}`,
      background: vars.brandSoft,
    },
  },
  '@media': { [phone]: { minHeight: 'auto', flex: 'none' } },
})
export const head = styled({ display: 'grid', gap: 6, padding: '10px 10px 8px' })
export const name = styled({ display: 'flex', alignItems: 'baseline', gap: 6, minWidth: 0 })
export const title = styled({ flex: 'none', margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 })
export const quiet = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const load = styled({ fontVariantNumeric: 'tabular-nums' })
export const chips = styled({ display: 'flex', flexWrap: 'wrap', gap: 4 })
export const why = styled({
  display: 'flex',
  gap: 6,
  margin: '0 8px 8px',
  padding: '6px 8px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
})
export const slot = styled({
  margin: '0 8px 8px',
  padding: '12px 8px',
  border: `1.5px dashed ${vars.brandFill}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.link,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'center',
})
export const list = styled({
  flex: 1,
  minHeight: 72,
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  padding: '2px 8px 8px',
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}`, borderRadius: vars.radius } },
  '@media': { [phone]: { flex: 'none', overflow: 'visible' } },
})
export const card = styled({
  display: 'grid',
  gap: 2,
  padding: '8px 10px',
  background: vars.surface,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '18px',
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-allows-dragging]': { cursor: 'grab' },
    '&[data-selected]': { borderColor: vars.brandFill, background: vars.selected },
    '&[data-focus-visible]': { boxShadow: `0 0 0 2px ${vars.focus}` },
    '&[data-dragging]': { opacity: 0.5, borderStyle: 'dashed' },
  },
})
export const row = styled({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 })
export const grow = styled({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const strong = styled({ fontWeight: 500 })
export const second = styled({ color: vars.text2, fontSize: 12, fontVariantNumeric: 'tabular-nums' })
export const third = styled({ color: vars.text3, fontSize: 12, fontVariantNumeric: 'tabular-nums' })
/** The server's reasons are parts of sentences. */
export const reason = styled({ selectors: { '&::first-letter': { textTransform: 'uppercase' } }, display: 'block' })
export const due = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  flex: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[data-urgency="over"]': { color: vars.dangerText }, '&[data-urgency="soon"]': { color: vars.warningText } },
})
export const overloaded = styled({ display: 'flex', alignItems: 'center', gap: 3, color: vars.dangerText, fontSize: 12 })
export const grip = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '-3px -6px -3px 0',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text3,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
  '@media': { [phone]: { width: 44, height: 44 } },
})
export const preview = styled({
  padding: '8px 12px',
  borderRadius: vars.radius,
  background: vars.brandFill,
  color: vars.onBrand,
  fontSize: 13,
  fontWeight: 600,
})
export const foot = styled({
  flex: 'none',
  display: 'flex',
  gap: 8,
  padding: '4px 16px 10px',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  '@media': { [narrow]: { flexWrap: 'wrap' } },
})
export const tools = styled({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center', padding: '0 16px 10px' })
export const proposal = styled({ width: '100%', borderCollapse: 'collapse', fontSize: 13 })
