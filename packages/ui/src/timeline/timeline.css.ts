import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({ display: 'grid', justifyItems: 'start', gap: 4, minWidth: 0 })
export const list = styled({ display: 'grid', width: '100%', minWidth: 0 })

export const entry = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 8,
  paddingBottom: 16,
  borderRadius: vars.radius,
  selectors: {
    '&[data-last]': { paddingBottom: 0 },
    // The line that leads from one to the next.
    '&:not([data-last])::before': {
      content: '',
      position: 'absolute',
      left: 9,
      top: 24,
      bottom: 0,
      width: 2,
      background: vars.border,
    },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [forcedColors]: { selectors: { '&:not([data-last])::before': { background: 'CanvasText' } } } },
})

export const mark = styled({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 10,
  background: vars.neutralSoft,
  color: vars.neutralText,
  selectors: {
    '&[data-dot]': { width: 10, height: 10, margin: 5, background: vars.neutralSolid },
    '&[data-tone=info]': { background: vars.infoSoft, color: vars.infoText },
    '&[data-tone=success]': { background: vars.successSoft, color: vars.successText },
    '&[data-tone=warning]': { background: vars.warningSoft, color: vars.warningText },
    '&[data-tone=danger]': { background: vars.dangerSoft, color: vars.dangerText },
    '&[data-tone=violet]': { background: vars.violetSoft, color: vars.violetText },
    '&[data-dot][data-tone=info]': { background: vars.infoSolid },
    '&[data-dot][data-tone=success]': { background: vars.successSolid },
    '&[data-dot][data-tone=warning]': { background: vars.warningSolid },
    '&[data-dot][data-tone=danger]': { background: vars.dangerSolid },
    '&[data-dot][data-tone=violet]': { background: vars.violetSolid },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const words = styled({ display: 'grid', gap: 2, minWidth: 0, fontSize: 13, lineHeight: '20px' })
export const title = styled({ fontWeight: 500, overflowWrap: 'anywhere' })
export const change = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', color: vars.text2 })
export const arrow = styled({ color: vars.text3 })
export const facts = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px', fontVariantNumeric: 'tabular-nums' })
export const reason = styled({ marginTop: 4, color: vars.text2, overflowWrap: 'anywhere' })
