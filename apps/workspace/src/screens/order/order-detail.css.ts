import { narrow, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const body = styled({ display: 'grid', gap: 16, minWidth: 0 })
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: 16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = styled({ display: 'grid', gap: 16, minWidth: 0 })
export const frame = styled({ overflowX: 'auto' })
export const table = styled({ width: '100%', minWidth: 700, borderCollapse: 'collapse', fontSize: 13 })
globalStyle(`${table} th`, {
  background: vars.surface2,
  color: vars.text2,
  font: 'inherit',
  fontSize: 12,
  textAlign: 'left',
  padding: '8px',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} td`, { padding: '6px 8px', borderTop: `1px solid ${vars.border}`, whiteSpace: 'nowrap' })
