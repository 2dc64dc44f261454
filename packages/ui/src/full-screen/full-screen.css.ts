import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

// As high as its button, also in a row that stretches what stands in it.
export const root = styled({ position: 'relative', display: 'inline-flex', height: 'fit-content' })

export const refusal = styled({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 8px)',
  zIndex: 70,
  width: 'max-content',
  maxWidth: 280,
  padding: '8px 12px',
  borderRadius: vars.radius,
  background: vars.overlay,
  color: vars.text,
  boxShadow: vars.shadow2,
  fontSize: 13,
  lineHeight: '20px',
  // The region stays, so that what comes into it is read aloud; empty it is not seen.
  selectors: { '&:empty': { padding: 0, boxShadow: 'none' } },
  '@media': {
    [phone]: { position: 'fixed', insetInline: 16, top: 'auto', bottom: 16, width: 'auto', maxWidth: 'none' },
    [forcedColors]: { selectors: { '&:not(:empty)': { border: '1px solid CanvasText' } } },
  },
})
