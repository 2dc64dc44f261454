import { createVar } from '@vanilla-extract/css'
import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

const ink = createVar()

export const pill = styled({
  vars: { [ink]: vars.neutralSolid },
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  height: 20,
  padding: '0 8px 0 5px',
  borderRadius: 10,
  background: vars.neutralSoft,
  color: vars.neutralText,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-tone=info]': { vars: { [ink]: vars.infoSolid }, background: vars.infoSoft, color: vars.infoText },
    '&[data-tone=success]': { vars: { [ink]: vars.successSolid }, background: vars.successSoft, color: vars.successText },
    '&[data-tone=warning]': { vars: { [ink]: vars.warningSolid }, background: vars.warningSoft, color: vars.warningText },
    '&[data-tone=danger]': { vars: { [ink]: vars.dangerSolid }, background: vars.dangerSoft, color: vars.dangerText },
    '&[data-tone=violet]': { vars: { [ink]: vars.violetSolid }, background: vars.violetSoft, color: vars.violetText },
    // On a selected row the soft ground would vanish.
    '[aria-selected=true] &': { background: vars.surface },
    '&[data-bare]': { background: 'none', padding: 0 },
  },
  '@media': {
    // On a phone long words wrap: nothing beside them gives way.
    [phone]: { maxWidth: '100%', height: 'auto', minHeight: 20, whiteSpace: 'normal' },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const pie = styled({ flex: 'none', color: ink })
