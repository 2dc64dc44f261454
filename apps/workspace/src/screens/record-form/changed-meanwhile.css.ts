import { narrow, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

const list = { listStyle: 'none', padding: 0, display: 'grid' } as const
export const parts = styled({ ...list, margin: '4px 0 0', gap: 8 })
export const part = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
/** Those that are only kept, above what can be done with them. */
export const lefts = styled({ ...list, margin: '4px 0 8px', gap: 4 })
/** One of them. */
export const left = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', overflowWrap: 'anywhere' })
export const label = styled({ fontWeight: 500 })
export const whose = styled({ color: vars.text2 })
