import { describes } from '../testing/reference/index.ts'

export const meterReference = describes({
  anatomy: {
    Bar: 'how much of the whole is used',
    'Words?': 'the same in words (`words`); an empty text leaves them out, and the name must say them',
  },
  aria: ['`meter` with its name, `aria-valuenow` and `aria-valuemax`; the words are its `aria-valuetext`'],
  keyboard: {},
  hooks: {
    'data-tone': 'the tone of the bar: `info`, `success`, `warning`, `danger`',
    'data-wide': 'the bar is as wide as what holds it',
  },
})
