import { narrow, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const body = styled({ display: 'grid', gap: 16 })
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** One grid for all rows: their bars begin at the same place, however long a state's name is. */
export const states = styled({ display: 'grid', gridTemplateColumns: 'minmax(132px, auto) minmax(0, 1fr) 40px', gap: 8 })
export const state = styled({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  justifyItems: 'start',
  fontSize: 13,
})
export const bar = styled({ justifySelf: 'stretch', height: 8, borderRadius: 4, background: vars.surface2, overflow: 'hidden' })
export const fill = styled({ display: 'block', height: '100%', background: vars.infoSolid, borderRadius: 4 })
export const count = styled({ justifySelf: 'end', fontVariantNumeric: 'tabular-nums' })
