import { styled, styledGlobal } from '../style/index.ts'
import { vars } from '../theme/index.ts'

/** A flexible box keeps the base line of what it holds though it scrolls; an inline block would stand on its lower edge. */
export const drawn = styled({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  selectors: { '&[data-block]': { display: 'flex' } },
  // On paper nothing scrolls.
  '@media': { print: { overflow: 'visible' } },
})
styledGlobal(`${drawn} > *`, { flex: 'none' })
// By their names: asked for `math` alone, Linux answers with the font of the page's language, whose roots and brackets do not grow.
styledGlobal(`${drawn} math`, {
  fontFamily: `"STIX Two Math", "Cambria Math", "Latin Modern Math", "Libertinus Math", "Noto Sans Math", "DejaVu Math TeX Gyre", math, ${vars.font}`,
})
// Centred, and where it is wider than its place from its beginning on.
styledGlobal(`${drawn}[data-block] > *`, { margin: '0 auto' })

/** Where the formula will stand, so that nothing moves aside when it comes. */
export const plain = styled({
  overflowWrap: 'anywhere',
  selectors: { '&[data-block]': { display: 'block', textAlign: 'center' } },
})

export const fault = styled({
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-block]': { display: 'block' },
    '&[data-long]': {
      display: 'inline-block',
      maxWidth: '100%',
      maxHeight: 120,
      overflowY: 'auto',
      verticalAlign: 'text-bottom',
    },
  },
  '@media': { print: { selectors: { '&[data-long]': { maxHeight: 'none' } } } },
})
export const source = styled({ fontFamily: vars.mono, fontSize: '.93em', whiteSpace: 'pre-wrap' })
export const why = styled({ color: vars.dangerText, fontSize: 12 })
