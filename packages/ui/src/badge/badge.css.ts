import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const badge = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: vars.dangerFill,
  color: vars.onDanger,
  font: `600 10px/1 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone=info]': { background: vars.infoSoft, color: vars.infoText },
    '&[data-corner]': { position: 'absolute', top: 0, right: -1 },
  },
})

export const tag = styled({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 18,
  padding: '0 6px',
  border: `1px solid ${vars.borderStrong}`,
  borderRadius: 4,
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
})

export const keycap = styled({
  display: 'inline-flex',
  alignItems: 'center',
  height: 18,
  padding: '0 5px',
  border: `1px solid ${vars.borderStrong}`,
  borderBottomWidth: 2,
  borderRadius: 4,
  background: vars.surface,
  color: vars.text2,
  font: `500 11px/1 ${vars.font}`,
  whiteSpace: 'nowrap',
})

export const avatar = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: vars.infoSoft,
  color: vars.infoText,
  fontSize: 11,
  fontWeight: 600,
  selectors: {
    '&::before': { content: 'attr(data-initial)' },
    '&[data-small]': { width: 20, height: 20, fontSize: 10 },
    '&[data-tone=violet]': { background: vars.violetSoft, color: vars.violetText },
    '&[data-tone=success]': { background: vars.successSoft, color: vars.successText },
    '&[data-tone=warning]': { background: vars.warningSoft, color: vars.warningText },
    '&[data-tone=neutral]': { background: vars.neutralSoft, color: vars.neutralText },
  },
})
/** What is open here holds something that is not saved; a word says so as well. */
export const unsavedDot = styled({
  width: 6,
  height: 6,
  flex: 'none',
  borderRadius: '50%',
  background: vars.warningSolid,
  '@media': { [forcedColors]: { border: '3px solid' } },
})
