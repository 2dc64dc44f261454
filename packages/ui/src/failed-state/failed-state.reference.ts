import { describes } from '../testing/reference/index.ts'

export const failedStateReference = describes({
  anatomy: {
    Drawing: 'a broken balance, for eyes alone',
    Title: 'what happened',
    Sentence: 'what was kept',
    'Retry?': 'tries again (`onRetry`); a spinner while that is under way (`retrying`)',
    'Further buttons?': 'other ways on (`actions`)',
  },
  aria: [
    'an `alert`: it is read aloud when it appears',
    'the retry goes away with the failure: whoever shows it leads the focus on before it does',
  ],
  keyboard: {},
  hooks: {},
})
