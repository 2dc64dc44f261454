import { styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const group = styled({ display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = styled({ padding: 0, marginBottom: 8, fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.text })
/** As many beside each other as fit; the search takes the place of two. */
export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: '8px 12px',
  minWidth: 0,
})
export const search = styled({ gridColumn: '1 / -1', minWidth: 0 })
export const failed = styled({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
/** The line stays as high as its words. */
styledGlobal(`${failed} button`, { marginBlock: -8 })
