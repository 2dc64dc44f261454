import { phone, styled } from '@etalon/ui/style'

/** What was found: it fills the rest of the page, and keeps room for some rows below a long form of conditions. */
export const results = styled({
  flex: 1,
  minWidth: 0,
  minHeight: 240,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [phone]: { minHeight: 'min(480px, 64vh)' } },
})
