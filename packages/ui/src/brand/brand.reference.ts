import { describes } from '../testing/reference/index.ts'

export const brandReference = describes({
  anatomy: {
    Mark: 'a scale with a vernier; `BrandMark` by itself where there are no words',
    Name: 'of the product',
    'Note?': 'what it is, in a quieter tone; where it does not fit whole it is not seen, before the name ends in an ellipsis',
  },
  aria: ['a link named by its words where `href` is given; plain words otherwise', 'the mark is decoration'],
  keyboard: {
    Enter: 'where it is a link, goes there',
  },
  hooks: {
    'data-large': 'the mark is 28 px instead of 24: on `BrandMark`',
  },
})
