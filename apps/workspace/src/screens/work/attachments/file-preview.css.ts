import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

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
/** A text scrolls by itself; a line that is longer than the page goes on in the next. */
export const text = styled({ minHeight: 0, minWidth: 0, overflow: 'auto', padding: 16 })
export const lines = styled({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.mono,
  lineHeight: 1.6,
})
