import { describes } from '../testing/reference/index.ts'

export const lockScreenReference = describes({
  anatomy: {
    Name: 'who is signed in, and that the screen is locked',
    Password: 'has the focus',
    Unlock: 'takes the password',
    'Wait?': 'how long the next try has to wait',
    'Sign out': 'leaves instead',
    'Choice?': '`LockPassword`: a dialog that sets the password, and after how long the screen locks itself',
  },
  aria: [
    'a heading, a field and buttons: nothing of the page is in the document meanwhile',
    'a wrong password is told at the field',
  ],
  keyboard: {
    Tab: 'goes from the password to the buttons',
    Enter: 'in the password unlocks',
  },
  hooks: {},
})
