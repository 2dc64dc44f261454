import { describes } from '../testing/reference/index.ts'

export const badgeReference = describes({
  anatomy: {
    Badge: 'a count in a round mark; nothing where there is none, `99+` above `max`',
    Tag: 'a framed word, such as an accuracy class',
    Keycap: 'a key of the keyboard',
    Avatar: 'the first character of a name in a circle, beside the name',
  },
  aria: [
    '`Badge` and `Tag` are text; a button with a badge says the count in its own name',
    '`Keycap` is a `kbd`',
    '`Avatar` is not read: the name stands beside it',
  ],
  keyboard: {},
  hooks: {
    'data-tone': 'the tone of a badge or an avatar',
    'data-corner': 'the badge lies at the upper right corner of what holds it',
    'data-small': 'the avatar is 20 px wide instead of 24',
    'data-initial': 'the character that the avatar draws',
  },
})
