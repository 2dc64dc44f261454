import { describes } from '../testing/reference/index.ts'

export const pointTipReference = describes({
  anatomy: {
    Words: 'what the point is: a value with its unit, beside the `anchor`',
  },
  aria: ['nothing is read of it: what it says must be said in another way too, such as by a table'],
  keyboard: {},
  hooks: {},
})
