import { narrow, phone, styled } from '@etalon/ui/style'
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

export const pair = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'stretch',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** One grid for all: what they are, their names and their days stand in columns. */
export const dues = styled({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
  columnGap: 12,
  rowGap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const due = styled({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: 28,
  fontSize: 13,
  '@media': { [phone]: { minHeight: 44 } },
})
export const dueName = styled({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridColumn: '2 / 4', gridRow: 2 } },
})
export const dueDate = styled({
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'none' } },
})
export const left = styled({
  display: 'inline-flex',
  justifySelf: 'end',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 4,
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-urgency=over]': { color: vars.dangerText },
    '&[data-urgency=soon]': { color: vars.warningText },
  },
})
