import { forcedColors, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const content = styled({
  position: 'fixed',
  zIndex: 60,
  top: '12dvh',
  left: '50%',
  translate: '-50% 0',
  display: 'flex',
  width: 640,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(560px, 76dvh)',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  '@media': {
    [phone]: { top: 8, maxWidth: 'calc(100vw - 16px)', maxHeight: 'calc(100dvh - 16px)' },
    print: { display: 'none' },
  },
})

export const frame = styled({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 10,
  background: vars.overlay,
  color: vars.text,
  boxShadow: vars.shadow3,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const title = styled(unseen)
export const spoken = styled(unseen)

export const search = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '0 16px',
  borderBottom: `1px solid ${vars.border}`,
  color: vars.text2,
})
export const input = styled({
  flex: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text,
  fontSize: 15,
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    // It is the only field and always has the focus; the marked row is what the eye needs.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Smaller letters would make iOS zoom in.
  '@media': { [phone]: { fontSize: 16 } },
})

export const results = styled({
  flex: '0 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:empty': { display: 'none' } },
})
export const list = styled({
  flex: '0 1 auto',
  minHeight: 0,
  overflow: 'auto',
  padding: 4,
  scrollPadding: '32px 4px 4px',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const heading = styled({ padding: '8px 12px 4px', fontSize: 12, lineHeight: '16px', color: vars.text3 })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '6px 12px',
  borderRadius: vars.radius,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.hover },
    '&[data-focused]': { background: vars.selected, boxShadow: `inset 0 0 0 2px ${vars.focus}`, outline: 'none' },
    '&[data-disabled]': { color: vars.disabled, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    [phone]: { minHeight: 44 },
    [forcedColors]: { selectors: { '&[data-focused]': { outline: '3px solid Highlight', outlineOffset: -3 } } },
  },
})
export const words = styled({ flex: 1, minWidth: 0, display: 'grid' })
export const label = styled({ overflowWrap: 'anywhere' })
export const note = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' })

export const empty = styled({ padding: '24px 16px', textAlign: 'center', fontSize: 13, overflowWrap: 'anywhere' })
export const hint = styled({ marginTop: 4, fontSize: 12, lineHeight: '16px', color: vars.text2 })

export const source = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  flexWrap: 'wrap',
  padding: '8px 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-failed]': { borderTop: `1px solid ${vars.border}`, color: vars.dangerText },
  },
})
export const failure = styled({ flex: '1 1 200px' })
export const foot = styled({
  display: 'flex',
  gap: 16,
  flex: 'none',
  padding: '8px 16px',
  borderTop: `1px solid ${vars.border}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  // Who has no keyboard needs no keys.
  '@media': { [phone]: { display: 'none' } },
})
