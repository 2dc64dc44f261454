import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

/** A secret with its word above it, as every field has it. */
export const secret = styled({ flex: 1, minWidth: 0, margin: 0, display: 'grid', gap: 4 })
export const label = styled({ fontSize: 12, color: vars.text2 })
/** Letter by letter: l, I and 1 are told apart, it breaks anywhere rather than be cut off, and one press selects all of it. */
export const letters = styled({
  padding: '5px 8px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  background: vars.surface2,
  fontFamily: vars.mono,
  fontSize: 13,
  lineHeight: '20px',
  wordBreak: 'break-all',
  userSelect: 'all',
})
/** Within a sentence a link is told by more than its colour. */
export const inText = styled({ textDecoration: 'underline' })
