import { forcedColors, groundName, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const content = styled({
  position: 'fixed',
  zIndex: 60,
  display: 'flex',
  maxHeight: 'calc(100dvh - 2 * 2dvh)',
  outline: 'none',
  selectors: {
    '&[data-view=fullscreen]': { inset: '0 !important', width: 'auto !important', maxHeight: 'none' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': {
    [phone]: {
      maxHeight: 'calc(100dvh - 32px)',
      selectors: {
        '&:not([data-small])': { inset: '0 !important', width: 'auto !important', maxHeight: 'none' },
        '&[data-small]': { left: '16px !important', right: 16, width: 'auto !important' },
      },
    },
    print: { position: 'static' },
  },
})

export const frame = styled({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  vars: { [groundName]: vars.overlay },
  background: vars.overlay,
  color: vars.text,
  borderRadius: 10,
  boxShadow: vars.shadow3,
  overflow: 'hidden',
  selectors: { '[data-view=fullscreen] > &': { borderRadius: 0 } },
  '@media': {
    [phone]: { selectors: { '[data-view]:not([data-small]) > &': { borderRadius: 0 } } },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 44,
  padding: '0 8px 0 8px',
  borderBottom: `1px solid ${vars.border}`,
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '[data-view=fullscreen] &': { cursor: 'default' } },
})
export const title = styled({ flex: 1, minWidth: 0, fontSize: 15 })
/** In a flex box text by itself would be cut without an ellipsis. */
export const words = styled({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const handle = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  cursor: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  // On a phone nothing else says a title whole.
  '@media': { [phone]: { whiteSpace: 'normal', textAlign: 'left' } },
})

export const body = styled({
  flex: '0 1 auto',
  minHeight: 0,
  overflow: 'auto',
  selectors: { '[data-view=fullscreen] &': { flex: 1 } },
  '@media': { [phone]: { selectors: { '[data-view]:not([data-small]) &': { flex: 1 } } } },
})
/** The inner ground of a dialog's content: 16 px at the sides, 12 px between its parts; `data-flush` takes the edges away. */
export const inside = styled({
  display: 'grid',
  gap: 12,
  padding: '12px 16px 16px',
  selectors: { '&[data-flush]': { padding: 0 } },
})

/** The foot of a dialog or drawer: buttons at the right, a line above them. */
export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.overlay,
})
export const footNote = styled({ marginRight: 'auto', fontSize: 12, lineHeight: '16px', color: vars.text3 })

export const shelf = styled({
  position: 'fixed',
  left: 16,
  bottom: 16,
  // Above the page and below what waits for an answer: there it could not be used, and would lie over its foot.
  zIndex: 50,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 8,
  maxWidth: 'calc(100vw - 32px)',
})
export const minimised = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 280,
  maxWidth: '100%',
  height: 40,
  padding: '0 6px 0 4px',
  borderRadius: vars.radiusL,
  background: vars.overlay,
  boxShadow: vars.shadow2,
  fontSize: 13,
  '@media': { [phone]: { height: 48 }, [forcedColors]: { border: '1px solid CanvasText' } },
})
export const restore = styled({
  flex: 1,
  minWidth: 0,
  height: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  textAlign: 'left',
  fontSize: 13,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.hover } },
})
export const spoken = styled(unseen)
/** On a phone a dialog fills the screen anyway, and its title needs the room. */
export const filling = styled({ display: 'contents', '@media': { [phone]: { display: 'none' } } })
