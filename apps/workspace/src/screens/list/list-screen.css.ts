import { styled } from '@etalon/ui/style'

export const search = styled({ padding: '0 16px 12px' })
/** The table takes what is left of the view and scrolls inside. */
export const table = styled({ flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column', minWidth: 0 })
