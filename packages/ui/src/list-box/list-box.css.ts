import { appearing, forcedColors, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** A panel that lies over the page: lists, menus, calendars. */
export const panel = styled({
  minWidth: 'min(var(--trigger-width), calc(100vw - 16px))',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  background: vars.overlay,
  color: vars.text,
  borderRadius: vars.radiusL,
  boxShadow: vars.shadow2,
  outline: 'none',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  zIndex: 80,
  ...appearing,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const list = styled({
  padding: 4,
  overflow: 'auto',
  outline: 'none',
  maxHeight: 320,
  scrollPadding: 4,
  selectors: { '&[data-virtual]': { padding: 0 } },
})

export const option = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '6px 8px',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.hover },
    '&[data-focus-visible]': { background: vars.hover, boxShadow: `inset 0 0 0 2px ${vars.focus}`, outline: 'none' },
    '&[data-selected]': { background: vars.selected, color: vars.link, fontWeight: 500 },
    '&[data-selected][data-focused]': { background: vars.selectedHover },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [phone]: { minHeight: 44 },
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const words = styled({ flex: 1, minWidth: 0, display: 'grid' })
export const label = styled({ overflowWrap: 'anywhere' })
export const note = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px', fontWeight: 400 })
export const tick = styled({ color: vars.link, selectors: { '&[data-empty]': { visibility: 'hidden' } } })
export const empty = styled({ padding: '8px 12px', color: vars.text2, fontSize: 13 })
