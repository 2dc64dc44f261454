import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const reading = styled({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  padding: '0 16px 24px',
  '@media': { [phone]: { flex: 'none', padding: '0 12px 16px' } },
})
export const head = styled({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 52,
  padding: '8px 0',
  background: vars.surface,
  borderBottom: `1px solid ${vars.border}`,
})
export const compare = styled({ width: 320, maxWidth: '100%' })
export const count = styled({ fontSize: 13, color: vars.text2, marginLeft: 'auto' })
export const section = styled({ marginTop: 16 })
export const sectionTitle = styled({ fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.text2, paddingBottom: 4 })
export const passage = styled({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 12px',
  padding: '6px 0',
  borderTop: `1px solid ${vars.border}`,
  fontSize: 14,
  lineHeight: '20px',
  selectors: { '&[data-change]': { boxShadow: `inset 3px 0 ${vars.warningSolid}`, paddingLeft: 10 } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const label = styled({
  color: vars.text3,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '1' } },
})
export const value = styled({
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { gridColumn: '1', gridRow: '2' } },
})
export const tool = styled({ marginTop: -2, '@media': { [phone]: { gridColumn: '2', gridRow: '1 / span 2' } } })
export const added = styled({ background: vars.successSoft, color: vars.text, textDecoration: 'none' })
export const removed = styled({ background: vars.dangerSoft, color: vars.text, textDecoration: 'line-through' })
export const mark = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, marginInlineStart: 8 })
export const talks = styled({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: 8,
  marginTop: 8,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
})
export const talk = styled({
  display: 'grid',
  gap: 8,
  padding: '8px 12px',
  border: `1px solid ${vars.border}`,
  borderLeft: `3px solid ${vars.brand}`,
  borderRadius: 6,
  background: vars.surface2,
  selectors: { '&[data-settled]': { borderLeftColor: vars.border } },
})
export const said = styled({ display: 'grid', gap: 2 })
export const who = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const content = styled({ fontSize: 14, lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const quote = styled({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
  paddingLeft: 8,
  borderLeft: `2px solid ${vars.border}`,
  overflowWrap: 'anywhere',
})
export const deeds = styled({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const composer = styled({ display: 'grid', gap: 8 })
export const settled = styled({
  marginInlineStart: 8,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.link,
  fontSize: 12,
  lineHeight: '16px',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
  '@media': { [phone]: { minHeight: 44 } },
})
