import { forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const content = styled({
  position: 'relative',
  zIndex: 70,
  width: 280,
  maxWidth: 'calc(100vw - 16px)',
  outline: 'none',
  selectors: {
    '&[data-width=wide]': { width: 360 },
    '&[data-width=auto]': { width: 'auto' },
    // Beside its button there may be less room than the screen has.
    '&[data-side=left], &[data-side=right]': { maxWidth: 'var(--radix-popover-content-available-width)' },
  },
})
export const frame = styled({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(var(--radix-popover-content-available-height), 720px)',
  borderRadius: vars.radiusL,
  background: vars.overlay,
  color: vars.text,
  boxShadow: vars.shadow2,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
export const header = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 8px 4px 16px',
  minHeight: 40,
  flex: 'none',
})
/** Its first line stands beside the button, which is larger on phones. */
export const title = styled({ flex: 1, minWidth: 0, padding: '4px 0', '@media': { [phone]: { padding: '12px 0' } } })
export const body = styled({
  overflow: 'auto',
  minHeight: 0,
  padding: '4px 16px 12px',
  selectors: { '&[data-flush]': { padding: '4px 0' } },
})
export const footer = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  // Its ends in line with the heading and the content.
  padding: '12px 16px',
  borderTop: `1px solid ${vars.border}`,
  flex: 'none',
})
