import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const question = styled({ display: 'flex', gap: 12, paddingTop: 4 })
export const mark = styled({
  flex: 'none',
  color: vars.infoSolid,
  selectors: { '&[data-tone=danger]': { color: vars.dangerSolid } },
})
export const words = styled({ flex: 1, minWidth: 0, display: 'grid', gap: 4, fontSize: 13 })
export const title = styled({ fontSize: 15, lineHeight: '20px', fontWeight: 600 })
export const consequence = styled({ color: vars.text2 })
