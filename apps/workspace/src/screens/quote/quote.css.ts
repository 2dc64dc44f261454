import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const lines = styled({ display: 'grid', gap: 12, minWidth: 0 })
export const hint = styled({ fontSize: 12, lineHeight: '18px', color: vars.text3 })

/** What is on the screen and not on paper. */
export const onScreen = styled({ display: 'contents', '@media': { print: { display: 'none' } } })
export const ways = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', paddingTop: 12, fontSize: 13 })

/** The quote as the enterprise gets it: on paper alone, in black on white whatever the theme. */
export const paper = styled({
  display: 'none',
  '@media': {
    print: { display: 'grid', gap: '5mm', color: '#000', background: '#fff', fontSize: '10pt', lineHeight: 1.5, padding: '4mm' },
  },
})
export const paperHead = styled({ display: 'grid', gap: '2mm', textAlign: 'center' })
export const paperInstitute = styled({ fontSize: '16pt', fontWeight: 600 })
export const paperTitle = styled({ fontSize: '14pt', fontWeight: 600, letterSpacing: '0.2em' })
export const paperSmall = styled({ fontSize: '9pt' })
export const paperFacts = styled({ display: 'flex', justifyContent: 'space-between', gap: '10mm' })
export const paperTable = styled({ width: '100%', borderCollapse: 'collapse', fontSize: '9pt' })
globalStyle(`${paperTable} :is(th, td)`, { border: '0.2mm solid #000', padding: '1mm 1.5mm', textAlign: 'left' })
globalStyle(`${paperTable} :is(th, td)[data-numeric]`, {
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
globalStyle(`${paperTable} tr`, { breakInside: 'avoid' })
export const paperSigned = styled({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10mm',
  paddingTop: '8mm',
  breakInside: 'avoid',
})
export const paperLine = styled({ paddingTop: '14mm' })
