import { phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const input = styled({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-shrink]': { flex: 'none' } },
})

export const segment = styled({
  padding: '0 .5px',
  borderRadius: 2,
  whiteSpace: 'pre',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.text3 },
    '&[data-focused]': { background: vars.brandFill, color: vars.onBrand },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&[data-type=literal]': { color: vars.text3, padding: 0 },
    '[data-disabled] &': { color: vars.disabled },
  },
})

export const dash = styled({ color: vars.text3, padding: '0 6px', flex: 'none' })

export const range = styled({})
export const calendar = styled({ padding: 12, outline: 'none', width: 'max-content' })
export const header = styled({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 8 })
export const heading = styled({ flex: 1, textAlign: 'center', fontSize: 14, fontWeight: 600 })
export const turn = styled({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text2,
  selectors: { '&[data-hovered]': { background: vars.hover }, '&[data-disabled]': { color: vars.disabled } },
  '@media': { [phone]: { width: 44, height: 44 } },
})
export const weekday = styled({ width: 32, height: 24, fontSize: 12, fontWeight: 400, color: vars.text3 })
export const cell = styled({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 30,
  margin: '1px 0',
  borderRadius: vars.radius,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-outside-month]': { display: 'none' },
    '&[data-today]': { fontWeight: 600, color: vars.link },
    '&[data-selected]': { background: vars.brandFill, color: vars.onBrand, fontWeight: 500 },
    [`${range} &[data-selected]:not([data-selection-start]):not([data-selection-end])`]: {
      background: vars.selected,
      color: vars.text,
      borderRadius: 0,
    },
    '&[data-disabled], &[data-unavailable]': { color: vars.disabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { width: 40, height: 40 } },
})
