import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Above a part of a page it is as any note; above a whole page it reaches from edge to edge and stays while the page scrolls. */
export const note = styled({
  marginBottom: 12,
  alignItems: 'center',
  selectors: {
    '[data-view] > &': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      marginBottom: 0,
      borderRadius: 0,
      borderBottom: `1px solid ${vars.border}`,
      paddingInline: '16px 24px',
    },
    '[data-flush] > &': { marginBottom: 0, borderRadius: 0 },
  },
  '@media': { [phone]: { selectors: { '[data-view] > &': { paddingInline: '12px 20px' } } }, print: { display: 'none' } },
})
/** It stays while the dialog scrolls: what is written in last may be far below. */
export const noteInDialog = styled({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  marginBottom: 12,
  alignItems: 'center',
  // The fields of a form keep their distance by themselves.
  selectors: { 'form > &': { marginBottom: 0 } },
})
/** The page has the height that is left. */
globalStyle(`[data-view] > ${note} + *`, { flex: '1 0 auto', minHeight: 0 })
