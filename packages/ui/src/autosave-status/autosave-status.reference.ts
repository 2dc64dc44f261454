import { describes } from '../testing/reference/index.ts'

export const autosaveStatusReference = describes({
  anatomy: {
    Words: 'an icon and whether what was typed is kept; nothing while there is nothing to keep',
    'Retry?': 'after a failure (`onRetry`)',
  },
  aria: ['a `status` that is there from the start: each change is read aloud'],
  keyboard: {
    'Enter or Space': 'on Retry tries again; the focus stays at the words, which say what comes of it',
  },
  hooks: { 'data-state': '`clean`, `saving`, `saved` or `failed`' },
})
