import { describes } from '../testing/reference/index.ts'

export const buttonReference = describes({
  anatomy: {
    'Icon?': 'before the word; a spinner in its place while its work is under way (`pending`)',
    Word: 'what it does, and its name; `IconButton` has its `label` instead, and shows it as a tip',
    'Count?': 'a number in a round mark after the word',
    'Icon after?': 'after the word, as of what opens a menu (`iconEnd`)',
    ButtonLink: 'the same look for a link: for going somewhere rather than doing something',
  },
  aria: [
    '`button`, `ButtonLink` a `link`; with `disabledReason` it has `aria-disabled`, is still reached, and the reason is its description',
    'with `pending` it has `aria-disabled` and keeps the focus; when work begins that is said',
  ],
  keyboard: {
    Tab: 'goes to it, also where `disabledReason` says why it cannot be pressed; past one that is `disabled`',
    Enter: 'presses it',
    Space: 'presses it',
    Escape: 'hides its tip',
  },
  hooks: {
    'data-kind': 'what it is among others: `plain`, `primary`, `soft`, `quiet`, `text`, `danger`, `danger-line`',
    'data-size': '`small`, `medium`, `large`',
    'data-word': 'on the word of a button that shows its icon alone where there is no room (`iconOnPhone`)',
    'data-square': 'it has an icon alone',
    'data-wide': 'it is as wide as what holds it',
    'data-pressed': 'it is being pressed',
    'data-pending': 'its work is under way',
    'data-disabled': 'it cannot be pressed, and is not reached',
    'data-hovered': 'a pointer is over it',
    'data-focus-visible': 'it has the keyboard',
  },
})
