import { phone, styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const zone = styled({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '20px 16px',
  border: `1px dashed ${vars.controlLine}`,
  borderRadius: vars.radiusL,
  background: vars.surface2,
  color: vars.text2,
  fontSize: 13,
  textAlign: 'center',
  outline: 'none',
  selectors: {
    '&[data-drop-target]': { borderColor: vars.brandFill, borderStyle: 'solid', background: vars.brandSoft, color: vars.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { color: vars.text3, borderColor: vars.border },
  },
  '@media': { [phone]: { padding: 16 } },
})
export const line = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 4 })
export const hint = styled({ fontSize: 12, lineHeight: '16px', color: vars.text3, textWrap: 'balance' })
/** The icon begins the first line, in the middle with its words. */
export const error = styled({
  minWidth: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.dangerText,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
styledGlobal(`${error} > svg`, { display: 'inline-block', verticalAlign: '-4px', marginInlineEnd: 4 })
