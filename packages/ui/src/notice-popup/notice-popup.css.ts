import { keyframes } from '@vanilla-extract/css'
import { forcedColors, phone, reducedMotion, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** At the corner itself; toasts stand higher, so that neither covers the other for long. */
export const place = styled({ position: 'fixed', right: 16, bottom: 16, zIndex: 90 })
export const popup = styled({
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  height: 190,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radiusL,
  background: vars.overlay,
  boxShadow: vars.shadow3,
  color: vars.text,
  animation: `${rise} 160ms ${vars.ease}`,
  '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid CanvasText' } },
})
export const header = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 8px 4px 12px',
  borderBottom: `1px solid ${vars.border}`,
  color: vars.infoSolid,
})
export const title = styled({ flex: 1, minWidth: 0, color: vars.text, fontSize: 14, lineHeight: '20px', fontWeight: 600 })
export const list = styled({ flex: 1, minHeight: 0, overflow: 'auto', margin: 0, padding: 4, listStyle: 'none' })
export const notice = styled({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 8px',
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'transparent',
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
export const name = styled({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const count = styled({ color: vars.text2, fontVariantNumeric: 'tabular-nums' })
export const quiet = styled({
  gridColumn: '1 / -1',
  color: vars.text3,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})
