import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const note = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  padding: '6px 12px',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  background: vars.infoSoft,
  color: vars.infoText,
  selectors: {
    '&[data-tone=success]': { background: vars.successSoft, color: vars.successText },
    '&[data-tone=warning]': { background: vars.warningSoft, color: vars.warningText },
    '&[data-tone=danger]': { background: vars.dangerSoft, color: vars.dangerText },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
/** Where it would be narrower than this, what can be done goes below it. */
export const told = styled({
  display: 'flex',
  gap: 8,
  flex: '1 1 200px',
  minWidth: 0,
  // Beside a button its first line stands in the middle of it; on a phone the button is as high as two lines, and one stands in its middle.
  selectors: { '&:not(:only-child)': { paddingBlock: 2 } },
  '@media': { [phone]: { alignSelf: 'center' } },
})
export const mark = styled({ flex: 'none', marginTop: 2 })
export const body = styled({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const title = styled({ fontWeight: 600 })
export const action = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  maxWidth: '100%',
  margin: '-2px -8px -2px auto',
})
