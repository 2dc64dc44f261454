import { ground, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const body = styled({ display: 'grid', gap: 12, minWidth: 0 })
export const hint = styled({ margin: 0, color: vars.text2 })
/** The table scrolls in a frame of its own, sideways too. */
export const frame = styled({
  overflow: 'auto',
  maxHeight: 'min(560px, 56vh)',
  minWidth: 0,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
})
export const table = styled({ borderCollapse: 'separate', borderSpacing: 0, width: '100%', fontSize: 13 })
const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.surface2,
  borderBlockEnd: `1px solid ${vars.border}`,
  padding: '8px 8px',
  fontWeight: 500,
} as const
export const role = styled({ ...head, minWidth: 76, textAlign: 'center' })
export const corner = styled({
  ...head,
  zIndex: 3,
  insetInlineStart: 0,
  textAlign: 'start',
  minWidth: 160,
  paddingInlineStart: 12,
})
export const menu = styled({
  position: 'sticky',
  insetInlineStart: 0,
  // Above the boxes that pass beneath, and below the roles.
  zIndex: 1,
  background: ground,
  textAlign: 'start',
  fontWeight: 400,
  padding: '6px 12px',
  borderBlockEnd: `1px solid ${vars.border}`,
})
export const note = styled({ color: vars.text3, fontSize: 12 })
export const cell = styled({ textAlign: 'center', padding: '4px 8px', borderBlockEnd: `1px solid ${vars.border}` })
