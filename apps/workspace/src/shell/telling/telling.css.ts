import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const panel = styled({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const head = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 12px',
  borderBottom: `1px solid ${vars.border}`,
})
export const list = styled({ margin: 0, padding: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' })
export const row = styled({ selectors: { '& + &': { borderTop: `1px solid ${vars.border}` } } })
export const entry = styled({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  columnGap: 8,
  rowGap: 2,
  alignItems: 'baseline',
  width: '100%',
  padding: '8px 12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: vars.surface2 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
export const dot = styled({ width: 8, height: 8, borderRadius: 4, background: vars.brand, alignSelf: 'center' })
export const title = styled({ gridColumn: 2, fontWeight: 600, overflowWrap: 'anywhere' })
export const read = styled({ gridColumn: 2, overflowWrap: 'anywhere' })
export const time = styled({ gridColumn: 3, color: vars.text3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const words = styled({ gridColumn: '2 / 4', color: vars.text2, overflowWrap: 'anywhere' })
export const opened = styled({ padding: '0 12px 8px 28px', overflowWrap: 'anywhere' })
export const foot = styled({ display: 'flex', justifyContent: 'center', padding: 8 })
export const state = styled({ padding: 16 })
export const table = styled({ height: 300, display: 'flex' })
export const code = styled({ display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' })
