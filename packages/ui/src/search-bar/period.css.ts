import { phone, styled } from '../style/index.ts'

export const panel = styled({ display: 'grid', gap: 8, padding: 12, outline: 'none' })
export const head = styled({ display: 'flex', alignItems: 'center', gap: 4 })
export const title = styled({
  flex: 1,
  textAlign: 'center',
  fontSize: 14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const grid = styled({ display: 'grid', gridTemplateColumns: 'repeat(3, 64px)', gap: 4, outline: 'none' })
/** A month or a year: used with `choice` of calendars. */
export const item = styled({ height: 32, outlineOffset: 1, '@media': { [phone]: { height: 44 } } })
