import { describes } from '../testing/reference/index.ts'

export const progressionStepsReference = describes({
  anatomy: {
    Circle: 'a tick behind, a number now and ahead',
    Line: 'from a step to the next, in another tone where the step is done',
    Word: 'what the step is called',
    'Name and moment?': 'who did it or is to, and when',
  },
  aria: [
    'an `ol` with its label; the step of now has `aria-current="step"`, and each says whether it is done, now or to come',
    'on phones the steps stand below each other; of the two lists one alone is there for assistive technology',
  ],
  keyboard: {},
  hooks: {
    'data-state': 'where the step is: `done`, `now`, `waiting`',
    'data-vertical': 'the steps stand below each other',
  },
})
