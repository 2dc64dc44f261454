import { appear, forcedColors, phone, styled } from '../../style/index.ts'
import { vars } from '../../theme/index.ts'

/** Takes no room: rows that are read meanwhile stay where they are. */
export const place = styled({
  position: 'relative',
  zIndex: 4,
  height: 0,
  flex: 'none',
  '@media': { print: { display: 'none' } },
})

/** Below the head; entries of a phone have none. */
export const pill = styled({
  position: 'absolute',
  insetInline: 8,
  top: 40,
  marginInline: 'auto',
  width: 'fit-content',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '3px 3px 3px 12px',
  border: `1px solid ${vars.border}`,
  borderRadius: 18,
  background: vars.overlay,
  boxShadow: vars.shadow2,
  color: vars.text2,
  fontSize: 13,
  lineHeight: '20px',
  animation: `${appear} 120ms ease-out`,
  '@media': {
    [phone]: { top: 8, borderRadius: 26 },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const words = styled({ display: 'flex', alignItems: 'center', gap: 8 })
export const stop = styled({ borderRadius: 14, '@media': { [phone]: { borderRadius: 22 } } })
