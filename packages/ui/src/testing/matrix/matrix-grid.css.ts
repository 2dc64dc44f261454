import { styled } from '../../style/index.ts'
import { vars } from '../../theme/index.ts'

const atLeast = (width: number) => `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`

export const frame = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 24,
  padding: 16,
  background: vars.surface,
  borderRadius: vars.radiusL,
  selectors: { '&[data-bare]': { padding: 0, background: 'none' } },
})
/** High enough for a calendar or a list with its field. */
export const open = styled({
  flex: '1 1 264px',
  maxWidth: 320,
  minWidth: 0,
  minHeight: 448,
  selectors: { '&[data-wide]': { maxWidth: 400 } },
})
export const grid = styled({
  flex: '1 1 560px',
  minWidth: 0,
  display: 'grid',
  alignItems: 'start',
  gap: '20px 24px',
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-cells=narrow]': { gridTemplateColumns: atLeast(160) },
    '&[data-cells=medium]': { gridTemplateColumns: atLeast(264) },
    '&[data-cells=wide]': { gridTemplateColumns: atLeast(420) },
    '&[data-cells=whole]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const cell = styled({ margin: 0, minWidth: 0, selectors: { '&[data-whole]': { gridColumn: '1 / -1' } } })
export const caption = styled({ marginBottom: 8, fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const row = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
