import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const list = styled({ display: 'grid' })
export const row = styled({ padding: '8px 0', borderBottom: `1px solid ${vars.border}`, minHeight: 40 })
export const name = styled({ fontWeight: 500, marginRight: 12, '@media': { [phone]: { display: 'block' } } })
export const facts = styled({ color: vars.text3, fontSize: 12, fontVariantNumeric: 'tabular-nums' })
