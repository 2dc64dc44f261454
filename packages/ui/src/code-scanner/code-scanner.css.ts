import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const scanner = styled({ display: 'grid', gap: 12, minWidth: 0 })
export const view = styled({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: '#000',
  aspectRatio: '4 / 3',
  selectors: {
    // Where the code belongs: white between two dark lines shows on any picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '14% 24%',
      border: '3px solid #fff',
      borderRadius: 12,
      boxShadow: '0 0 0 1px #000, inset 0 0 0 1px #000',
      pointerEvents: 'none',
    },
  },
  '@media': { print: { display: 'none' } },
})
styledGlobal(`${view} > video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const deeds = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: '1fr' } },
})
