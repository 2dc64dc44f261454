import { narrow, styled, styledGlobal } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const begin = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.text2,
  fontSize: 13,
})
export const traffics = styled({ margin: 0, padding: 0, border: 0, display: 'grid', gap: 12, minWidth: 0 })
export const legend = styled({ padding: 0, marginBottom: 8, fontSize: 13, fontWeight: 600 })
export const traffic = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** One beneath the other, fields are as wide as each other, and what takes the row out stands beside the last. */
styledGlobal(`${traffic} > :not(:last-child)`, { '@media': { [narrow]: { gridColumn: 1 } } })
