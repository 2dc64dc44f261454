import { narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const form = styled({ display: 'grid', gap: 16, maxWidth: 960, minWidth: 0 })
export const contacts = styled({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })
export const contact = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 76px',
  gap: 12,
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: 12, borderBlockEnd: `1px solid ${vars.border}` },
  },
})
/** Beside the fields, below the line of their labels. */
export const contactTools = styled({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockStart: 22,
  '@media': { [narrow]: { paddingBlockStart: 0, justifyContent: 'flex-start' } },
})
export const people = styled({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', fontSize: 13 })
export const person = styled({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' })
export const quiet = styled({ color: vars.text3 })
/** The kinds of an institute have long names: the chosen one is cut, the list shows all of it. */
export const kind = styled({ width: 200, minWidth: 200, maxWidth: 200 })
export const foot = styled({ padding: '8px 16px 12px', display: 'flex', gap: 8, flexWrap: 'wrap' })
