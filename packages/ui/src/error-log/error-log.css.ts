import { phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const list = styled({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '60dvh',
  overflow: 'auto',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '[data-view=fullscreen] &': { maxHeight: 'none' },
  },
  '@media': { [phone]: { maxHeight: 'none' } },
})
export const said = styled({ display: 'flex', alignItems: 'center', gap: 4 })
export const failed = styled({ color: vars.dangerText })
export const entry = styled({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  padding: '10px 16px',
  borderBottom: `1px solid ${vars.border}`,
})
export const mark = styled({
  marginTop: 2,
  flex: 'none',
  color: vars.warningText,
  selectors: { '[data-type=error] > &': { color: vars.dangerText } },
})
export const words = styled({ flex: 1, minWidth: 0, display: 'grid', gap: 2 })
export const message = styled({ fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' })
export const facts = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const details = styled({ fontSize: 12, lineHeight: '16px', color: vars.text2 })
export const summary = styled({
  width: 'fit-content',
  padding: '4px 0',
  color: vars.link,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': { [phone]: { minHeight: 44, padding: '14px 0' } },
})
export const stack = styled({
  margin: 0,
  padding: 8,
  borderRadius: vars.radius,
  background: vars.surface2,
  color: vars.text2,
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const times = styled({
  flex: 'none',
  padding: '0 8px',
  borderRadius: 10,
  background: vars.neutralSoft,
  color: vars.neutralText,
  fontSize: 12,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})
