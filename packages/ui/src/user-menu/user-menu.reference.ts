import { describes } from '../testing/reference/index.ts'

export const userMenuReference = describes({
  anatomy: {
    Button: 'the initials and the name of who is signed in; phones show the initials alone',
    Menu: 'what concerns them; see Menu',
  },
  aria: ['a button named by the person, with a `menu`'],
  keyboard: {
    Enter: 'on the button opens it; on an entry chooses it',
    Space: 'as Enter',
    Down: 'opens it at the first entry, and goes on',
    Up: 'opens it at the last entry, and goes back',
    Escape: 'closes it; the focus goes back',
  },
  hooks: {},
})
