import { ground, narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const body = styled({ display: 'grid', gap: 16, minWidth: 0 })
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: 16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = styled({ display: 'grid', gap: 16, minWidth: 0 })
/** Wider than its frame, the table shows a shade at the edge that hides something. */
export const frame = styled({
  overflowX: 'auto',
  background: `linear-gradient(to right, ${ground} 30%, transparent) 0 0 / 40px 100% local no-repeat,
    linear-gradient(to left, ${ground} 30%, transparent) 100% 0 / 40px 100% local no-repeat,
    linear-gradient(to right, ${vars.border}, transparent) 0 0 / 12px 100% scroll no-repeat,
    linear-gradient(to left, ${vars.border}, transparent) 100% 0 / 12px 100% scroll no-repeat`,
})
export const table = styled({ width: '100%', minWidth: 680, borderCollapse: 'collapse', fontSize: 13 })
globalStyle(`${table} th`, {
  borderBottom: `1px solid ${vars.border}`,
  color: vars.text2,
  font: 'inherit',
  fontSize: 12,
  textAlign: 'left',
  padding: '8px',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} td`, { padding: '6px 8px', borderTop: `1px solid ${vars.border}`, whiteSpace: 'nowrap' })
/** The outer columns stand under the title of the card. */
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 16, '@media': { [phone]: { paddingInlineStart: 12 } } })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 16, '@media': { [phone]: { paddingInlineEnd: 12 } } })
globalStyle(`${table} td[data-words]`, { whiteSpace: 'normal', minWidth: 96 })
globalStyle(`${table} :is(th, td)[data-numeric]`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' })
export const beneath = styled({ display: 'block', color: vars.text3, fontSize: 12 })
/** Buttons stay in sight where the table is wider than its frame. */
globalStyle(`${table} :is(th, td)[data-deeds]`, { position: 'sticky', insetInlineEnd: 0, background: ground })
/** What is drawn in a card that has no padding of its own. */
export const inset = styled({ padding: '0 16px 16px' })
