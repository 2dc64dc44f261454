import { phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** Two columns where there is room. */
export const groups = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  gap: '16px 32px',
  borderRadius: vars.radius,
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
})
export const group = styled({ display: 'grid', gap: 4, minWidth: 0 })
export const heading = styled({ fontSize: 12, lineHeight: '16px', fontWeight: 600, color: vars.text2 })
export const list = styled({ margin: 0 })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 32,
  padding: '4px 0',
  borderBottom: `1px solid ${vars.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [phone]: { minHeight: 40 } },
})
export const does = styled({ flex: 1, minWidth: 0, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' })
export const keys = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4, margin: 0 })
export const none = styled({ padding: '8px 0', color: vars.text2, fontSize: 13, overflowWrap: 'anywhere' })
export const spoken = styled(unseen)
