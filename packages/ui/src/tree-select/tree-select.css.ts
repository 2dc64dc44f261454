import { styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** Fills the box; the ring is on the box. */
export const opener = styled({
  flex: 1,
  minWidth: 24,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'inherit',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const spoken = styled(unseen)

export const panel = styled({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 240, outline: 'none' })
export const body = styled({ display: 'grid', minHeight: 0, padding: 8, overflow: 'hidden' })
styledGlobal(`${body} [role=treegrid]`, { maxHeight: 320 })
export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${vars.border}`,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
})
