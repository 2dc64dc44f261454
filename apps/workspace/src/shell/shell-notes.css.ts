import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

/** It takes no room while it has nothing to say. */
export const place = styled({ display: 'contents', '@media': { print: { display: 'none' } } })
/** From edge to edge, as a part of the frame; its words and buttons stand where those of the page do. */
export const note = styled({
  borderRadius: 0,
  borderBottom: `1px solid ${vars.border}`,
  alignItems: 'center',
  paddingInline: '16px 24px',
})
