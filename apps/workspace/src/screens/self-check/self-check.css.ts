import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const findings = styled({ listStyle: 'none', margin: 0, padding: 0 })
export const finding = styled({
  display: 'grid',
  gridTemplateColumns: 'auto 112px 64px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '4px 12px',
  padding: '10px 0',
  lineHeight: '20px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border}` }, '&:last-child': { paddingBottom: 0 } },
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const mark = styled({
  marginTop: 2,
  selectors: {
    '[data-state=fine] &': { color: vars.successSolid },
    '[data-state=poor] &': { color: vars.warningSolid },
    '[data-state=failed] &': { color: vars.dangerSolid },
  },
})
export const part = styled({ fontWeight: 600 })
export const state = styled({
  selectors: {
    '[data-state=fine] &': { color: vars.successText },
    '[data-state=poor] &': { color: vars.warningText },
    '[data-state=failed] &': { color: vars.dangerText },
  },
})
export const detail = styled({
  color: vars.text2,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '2 / -1' } },
})
