import { describes } from '../testing/reference/index.ts'

export const emptyStateReference = describes({
  anatomy: {
    Drawing: 'an empty balance, for eyes alone',
    Title: 'what is missing, in a few words; a heading where `level` says so',
    'Sentence?': 'what to do first',
    'Buttons?': 'the way on (`actions`)',
  },
  aria: ['text; it is not an alert: what is empty is no failure'],
  keyboard: {},
  hooks: {},
})
