import { phone, styled, styledGlobal, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** The tags of a field, in one line; what has no room is counted. */
export const tags = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '75%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  selectors: { '&[data-whole]': { maxWidth: '100%' } },
})

export const tag = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  flex: '0 1 auto',
  maxWidth: 160,
  height: 22,
  paddingLeft: 6,
  borderRadius: 4,
  background: vars.neutralSoft,
  color: vars.neutralText,
  fontSize: 12,
  lineHeight: '16px',
  selectors: { '&[data-fixed]': { paddingRight: 6 } },
  '@media': { [phone]: { height: 32 } },
})
export const name = styled({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const rest = styled({
  flex: 'none',
  color: vars.text2,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})

export const remove = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { [phone]: { width: 44, height: 44, marginInlineStart: -10 } },
})

/** Above the list: choose all that is found, or none of it. */
export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  padding: '4px 8px',
  borderBottom: `1px solid ${vars.border}`,
})
export const count = styled({ flex: 1, minWidth: 0, color: vars.text2, fontSize: 12, lineHeight: '16px' })
/** Around what an open list must not take from assistive technology. */
export const kept = styled({ display: 'contents' })
styledGlobal(`${kept} > button[class]`, { '@media': { [phone]: { marginInlineEnd: -6 } } })
export const spoken = styled(unseen)
