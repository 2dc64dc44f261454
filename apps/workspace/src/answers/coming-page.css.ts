import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { keyframes } from '@vanilla-extract/css'

const arrive = keyframes({ from: { opacity: 0 } })

export const page = styled({
  display: 'grid',
  gap: 12,
  padding: '12px 16px 16px',
  animation: `${arrive} 120ms 200ms backwards`,
  '@media': { [phone]: { padding: 12 } },
})
export const head = styled({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 })
export const card = styled({
  display: 'grid',
  gap: 16,
  padding: 16,
  background: vars.surface,
  border: vars.cardBorder,
  borderRadius: vars.radiusL,
  boxShadow: vars.cardShadow,
  '@media': { [phone]: { padding: 12 } },
})
export const facts = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = styled({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center', gap: 8 })
