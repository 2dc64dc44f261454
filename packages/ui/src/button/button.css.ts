import { forcedColors, phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const button = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  height: vars.control,
  padding: '0 12px',
  border: `1px solid ${vars.borderStrong}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background 120ms ${vars.ease}`,
  selectors: {
    '&:hover': { background: vars.hover, textDecoration: 'none' },
    '&[data-pressed]': { background: vars.pressed },
    '&[data-kind=primary]': { background: vars.brandFill, borderColor: vars.brandFill, color: vars.onBrand },
    '&[data-kind=primary]:hover': { background: vars.brandFillHover },
    '&[data-kind=primary][data-pressed]': { background: vars.brandFillPressed },
    '&[data-kind=soft]': { background: vars.brandSoft, borderColor: vars.brandLine, color: vars.link },
    '&[data-kind=soft]:hover, &[data-kind=soft][data-pressed]': { background: vars.brandSoftHover },
    '&[data-kind=quiet]': { background: 'transparent', borderColor: 'transparent', color: vars.text2 },
    '&[data-kind=quiet]:hover': { background: vars.hover, color: vars.text },
    '&[data-kind=quiet][data-pressed], &[data-kind=quiet][aria-expanded=true]': { background: vars.pressed, color: vars.text },
    '&[data-kind=text]': { background: 'transparent', borderColor: 'transparent', color: vars.link, padding: '0 8px' },
    '&[data-kind=text]:hover': { background: vars.hover },
    '&[data-kind=danger]': { background: vars.dangerFill, borderColor: vars.dangerFill, color: vars.onDanger },
    '&[data-kind=danger]:hover, &[data-kind=danger][data-pressed]': { filter: 'brightness(.9)' },
    '&[data-kind=danger-line]': { color: vars.dangerText },
    '&[data-size=small]': { height: vars.controlSmall, padding: '0 8px' },
    '&[data-size=large]': { height: vars.controlLarge, padding: '0 16px', fontSize: 14 },
    '&[data-wide]': { width: '100%' },
    '&[data-square]': { width: vars.control, padding: 0, position: 'relative' },
    '&[data-square][data-size=small]': { width: vars.controlSmall },
    '&[data-square][data-size=large]': { width: vars.controlLarge },
    '&[data-disabled], &[aria-disabled=true]:not([data-pending])': {
      color: vars.disabled,
      background: vars.surface2,
      borderColor: vars.border,
      cursor: 'not-allowed',
      filter: 'none',
      // Its words change colour at once: on a ground that faded they could not be read for a moment.
      transition: 'none',
    },
    '&[data-kind=primary][data-disabled], &[data-kind=primary][aria-disabled=true]:not([data-pending])': {
      background: vars.pressed,
      borderColor: vars.border,
      color: vars.text3,
    },
    '&[data-kind=quiet][data-disabled], &[data-kind=text][data-disabled], &[data-kind=quiet][aria-disabled=true]:not([data-pending]), &[data-kind=text][aria-disabled=true]:not([data-pending])':
      { background: 'transparent', borderColor: 'transparent', color: vars.disabled },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    // Words stand in one line, and wrap only where they are wider than a small screen or what holds them.
    [phone]: {
      width: 'max-content',
      maxWidth: 'min(100%, calc(100vw - 24px))',
      height: 'auto',
      minHeight: vars.control,
      whiteSpace: 'normal',
    },
    [forcedColors]: { border: '1px solid ButtonText' },
  },
})

export const count = styled({
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: vars.brandFill,
  color: vars.onBrand,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // On a filled button it is the button turned over; on one that warns, it warns as well.
    '[data-kind=primary] > &': { background: vars.onBrand, color: vars.brandFill },
    '[data-kind=danger] > &': { background: vars.onDanger, color: vars.dangerFill },
    '[data-kind=danger-line] > &': { background: vars.dangerFill, color: vars.onDanger },
  },
})

/** A word that phones hide from sight, not from its name. */
export const wideWord = styled({
  '@media': {
    [phone]: unseen,
  },
})
