import { narrow, phone, styled } from '@etalon/ui/style'

export const body = styled({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
export const search = styled({ paddingTop: 8, '@media': { [phone]: { paddingTop: 0 } } })
export const charts = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The months run along the whole page. */
export const wide = styled({ gridColumn: '1 / -1' })
/** Rows scroll in a window of their own, beneath the figures. */
export const table = styled({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(720px, 76vh)',
  minWidth: 0,
  '@media': { [phone]: { height: 'min(560px, 72vh)' } },
})
