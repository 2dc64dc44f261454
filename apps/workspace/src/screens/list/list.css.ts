import { phone, styled } from '@etalon/ui/style'

/** As far from the edges as the title above it. */
export const note = styled({ flex: 'none', padding: '0 16px 8px', '@media': { [phone]: { padding: '0 12px 8px' } } })
/** What was found: it fills the rest of the page, and keeps room for some rows below a long form of conditions. */
export const results = styled({
  flex: 1,
  minWidth: 0,
  minHeight: 240,
  display: 'flex',
  flexDirection: 'column',
  // The cart lies over the edge, 24 px wide for a pointer: of that the last cell keeps 16 clear by itself.
  selectors: { '&[data-beside-cart]': { paddingInlineEnd: 8 } },
  '@media': {
    [phone]: { minHeight: 'min(480px, 64vh)', selectors: { '&[data-beside-cart]': { paddingInlineEnd: 0 } } },
    print: { selectors: { '&[data-beside-cart]': { paddingInlineEnd: 0 } } },
  },
})
