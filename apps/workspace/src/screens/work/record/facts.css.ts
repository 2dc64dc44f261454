import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 24px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = styled({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
})
export const name = styled({ color: vars.text3 })
export const value = styled({ overflowWrap: 'anywhere' })
