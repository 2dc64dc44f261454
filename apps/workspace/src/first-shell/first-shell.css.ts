import { reducedMotion, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { keyframes } from '@vanilla-extract/css'

/** Over the place where the shell itself is put together, out of sight. */
export const place = styled({ position: 'fixed', inset: 0, zIndex: 1, selectors: { '&[data-wished]': { cursor: 'progress' } } })
export const coming = styled({ visibility: 'hidden' })

const along = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } })
/** Below the top bar, while what was pressed waits for its part. */
export const wished = styled({
  position: 'absolute',
  zIndex: 21,
  top: vars.topHeight,
  insetInline: 0,
  height: 2,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      height: '100%',
      width: '30%',
      background: vars.brandFill,
      animation: `${along} 1.2s linear infinite`,
    },
  },
  '@media': { [reducedMotion]: { selectors: { '&::before': { animation: 'none', width: '100%', insetInlineStart: 0 } } } },
})

export const failed = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 12px',
  background: vars.dangerSoft,
  color: vars.dangerText,
  fontSize: 13,
  lineHeight: '20px',
})
export const retry = styled({
  minHeight: 28,
  padding: '0 8px',
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  background: 'none',
  color: 'inherit',
  fontSize: 13,
})
