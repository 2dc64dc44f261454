import { styled, styledGlobal } from '../../style/index.ts'
import { vars } from '../../theme/index.ts'

export const table = styled({
  display: 'none',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 11,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { print: { display: 'table' } },
})
styledGlobal(`${table} :is(th, td)`, {
  padding: '3px 6px',
  border: `1px solid ${vars.borderStrong}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
styledGlobal(`${table} th`, { fontWeight: 600 })
styledGlobal(`${table} [data-align=end]`, { textAlign: 'end', whiteSpace: 'nowrap' })
styledGlobal(`${table} tr`, { breakInside: 'avoid' })
// Nobody presses on paper.
styledGlobal(`${table} :is(button, [role=button], input)`, { display: 'none' })
