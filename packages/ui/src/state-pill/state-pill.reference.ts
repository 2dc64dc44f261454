import { describes } from '../testing/reference/index.ts'

export const statePillReference = describes({
  anatomy: {
    Pie: 'how far the work is, as a drawing; `ProgressPie` is the same alone',
    Word: 'the state',
  },
  aria: ['text: the word is read, the drawing is not'],
  keyboard: {},
  hooks: {
    'data-tone': 'the tone that goes with the word: `neutral`, `info`, `success`, `warning`, `danger`, `violet`',
    'data-bare': 'it has no ground, for use inside a sentence',
  },
})
