import { describes } from '../testing/reference/index.ts'

export const definitionListReference = describes({
  anatomy: {
    Term: 'what a fact is called',
    Value: 'what is known; a dash stands for nothing',
    'Unit?': 'after the value, in a lighter tone',
  },
  aria: ['a `dl` whose terms and values stand in pairs'],
  keyboard: {},
  hooks: {
    'data-columns': 'how many columns it has on wide screens',
    'data-stacked': 'terms stand above their values',
    'data-wide': 'the fact takes a whole line',
  },
})
