import { phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** In a search bar, by its room: what an export says does not put the fields into a second line. */
const inBar = (room: string, rule: Readonly<Record<string, string | number>>) => ({
  'screen and (min-width: 768px)': { '@container': { [room]: rule } },
})
/** Where a bar has room for its buttons, and not for as much again. */
const scarce = '(min-width: 520px) and (max-width: 1199px)'
/** Where a tree stands beside a list. */
const scarcer = '(min-width: 520px) and (max-width: 959px)'

export const exporting = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '@media': inBar(scarcer, { gap: 4 }),
})
/** How far it is: a track and words beside it, or beneath them. */
export const exportProgress = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '@media': inBar(scarce, { display: 'grid', gap: 2 }),
})
export const exportTrack = styled({
  width: 96,
  height: 4,
  flex: 'none',
  borderRadius: 2,
  background: vars.pressed,
  overflow: 'hidden',
  '@media': {
    [phone]: { width: 48 },
    'screen and (min-width: 768px)': {
      '@container': {
        [scarce]: { order: 1, width: '100%' },
        // Along the foot of the buttons.
        [scarcer]: { position: 'absolute', insetInline: 0, bottom: -4, width: 'auto' },
      },
    },
  },
})
export const exportBar = styled({ display: 'block', height: '100%', background: vars.infoSolid })
export const exportWords = styled({
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': inBar(scarcer, { display: 'none' }),
})
export const exportFailure = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.dangerText,
  fontSize: 12,
  // Where a bar has no room for the sentence, its sign stands for it.
  '@media': { [phone]: { display: 'none' }, ...inBar(scarce, { width: 16, overflow: 'hidden', whiteSpace: 'nowrap' }) },
})
