import { styled } from '@etalon/ui/style'

export const place = styled({ display: 'grid', height: 'min(720px, calc(100vh - 160px))', minHeight: 240 })
/** A picture stands in the middle of what there is room for. */
export const picture = styled({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 0,
  minWidth: 0,
  padding: 16,
})
export const image = styled({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' })
