import { phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 8px 4px 16px',
})
export const count = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, fontVariantNumeric: 'tabular-nums' })

export const list = styled({ padding: '0 8px' })
export const rows = styled({ outline: 'none' })
export const pinned = styled({ margin: 0, padding: 0, listStyle: 'none' })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-pinned]': { color: vars.text2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
// The words take the rest of the row, so that the whole of it ticks.
styledGlobal(`${row} > label`, { flex: 1, minWidth: 0 })

export const grip = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.text3,
  cursor: 'grab',
  selectors: {
    '[data-pinned] > &': { cursor: 'default' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { width: 32, height: 44 } },
})
export const aside = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, whiteSpace: 'nowrap' })
export const keys = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  selectors: { '[role=row][data-focus-visible] &': { visibility: 'visible' } },
  '@media': { [phone]: { display: 'none' } },
})
export const indicator = styled({
  height: 2,
  margin: '-1px 8px',
  borderRadius: 1,
  selectors: { '&[data-drop-target]': { background: vars.brandFill } },
})

export const foot = styled({ display: 'grid', gap: 8, flex: 1, minWidth: 0 })
export const buttons = styled({ display: 'flex', alignItems: 'center', gap: 8 })
export const hint = styled({ flex: 1, fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const spoken = styled(unseen)
