import { ground, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

/** Stays in sight while the instruments scroll; not where the window is low, or enlarged: it would cover them. */
export const tools = styled({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 4,
  background: ground,
  '@media': { '(max-height: 480px)': { position: 'static' } },
})
export const filter = styled({ flex: '1 1 200px' })
export const none = styled({ padding: '12px 0', color: vars.text3, fontSize: 13 })
export const list = styled({ display: 'grid' })
export const row = styled({ padding: '8px 0', borderBottom: `1px solid ${vars.border}`, minHeight: 40 })
export const name = styled({ fontWeight: 500, marginRight: 12, '@media': { [phone]: { display: 'block' } } })
export const taken = styled({ marginLeft: 12, color: vars.text2, fontSize: 12, fontWeight: 500 })
export const facts = styled({ color: vars.text3, fontSize: 12, fontVariantNumeric: 'tabular-nums' })
