import { describes } from '../testing/reference/index.ts'

export const timelineReference = describes({
  anatomy: {
    Entry: 'what happened, with a mark before it',
    'Change?': 'the state before and after',
    Facts: 'who, and when, by the clock of the institute',
    'Reason?': 'why, in the words of who did it',
    'Button?': 'shows the entries that are left (`limit`)',
  },
  aria: [
    'an `ol` with its label, the newest first unless `order` says otherwise; each moment is a `time`',
    'while it comes a `status`; the arrow between two states is read as a word',
  ],
  keyboard: {
    Tab: 'goes to the button that shows the entries that are left',
    'Enter, Space': 'show them; the first of them has the focus then',
  },
  hooks: {
    'data-tone': 'the tone of a mark',
    'data-dot': 'the mark is a plain dot',
    'data-last': 'no line leads on from this entry',
  },
})
