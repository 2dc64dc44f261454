import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** It is there before it has something to say: what is put into it then is read aloud. */
export const place = styled({ display: 'contents' })
export const mark = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  padding: '2px 4px 2px 10px',
  borderRadius: 16,
  background: vars.warningSoft,
  color: vars.warningText,
  fontSize: 12,
  lineHeight: '16px',
  selectors: { '&[data-connection=refused]': { background: vars.dangerSoft, color: vars.dangerText } },
})
export const words = styled({ minWidth: 0 })
