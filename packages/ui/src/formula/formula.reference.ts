import { describes } from '../testing/reference/index.ts'

export const formulaReference = describes({
  anatomy: {
    Formula: 'the formula as MathML, in the line or on one of its own; wider than its place it scrolls in itself',
    'Source?': 'the formula as it was written, where it cannot be drawn',
    'Reason?': 'why it cannot be drawn: it cannot be read, is too long, nested too deep, or defines commands',
  },
  aria: [
    '`math`, with its TeX as an annotation',
    'a formula that scrolls, and a long one that is shown as it was written, is a `group` with a name and a stop of Tab',
    'before KaTeX is there, and where it cannot be loaded, `plain` stands in its place as text',
  ],
  keyboard: {
    Tab: 'goes to a formula that is wider than its place, and to no other',
    'Left, Right': 'scroll it',
  },
  hooks: {
    'data-block': 'it stands on a line of its own',
    'data-long': 'it cannot be drawn, and its source is so long that it scrolls in a box',
  },
})
