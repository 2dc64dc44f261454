import { styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const status = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: vars.text2,
  fontSize: 13,
  lineHeight: '20px',
  selectors: { '&[data-state=failed]': { color: vars.dangerText } },
})
export const words = styled({ display: 'inline-flex', alignItems: 'start', gap: 6, minWidth: 0 })
/** Beside the first line where the words take two. */
styledGlobal(`${words} > svg`, { flex: 'none', marginTop: 3 })
