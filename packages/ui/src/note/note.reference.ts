import { describes } from '../testing/reference/index.ts'

export const noteReference = describes({
  anatomy: {
    Mark: 'an icon that goes with the tone, for eyes alone',
    'Heading?': 'above the sentence (`title`)',
    Sentence: 'what is to be known',
    'Action?': 'a link or small button at the right',
  },
  aria: ['text; with `live` a danger or warning is an `alert`, anything else a `status`'],
  keyboard: {},
  hooks: { 'data-tone': 'its tone: `info`, `success`, `warning`, `danger`' },
})
