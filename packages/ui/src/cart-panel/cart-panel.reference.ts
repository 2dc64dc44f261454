import { describes } from '../testing/reference/index.ts'

export const cartPanelReference = describes({
  anatomy: {
    Button: 'at the right edge, with how many items there are',
    'Messages?': 'what went wrong, and what was taken out, with the way to put it back',
    Item: 'its name, note, quantity with a button for one fewer and one more, and amount, and a button that takes it out',
    'Foot?': 'the sum, and what makes a quote or an order of the items; it stays in sight',
  },
  aria: [
    'a `complementary` region with a button that says the count; the panel is a `dialog` that is not modal',
    'what is taken out and put back is said by a `status`',
  ],
  keyboard: {
    Enter: 'on its button opens it; on a button inside does what that says',
    Tab: 'goes through quantities, with a button before and after each, and the other buttons',
    Escape: 'closes it; the focus goes back to its button',
  },
  hooks: { 'data-empty': 'on the region: nothing is in it; on a phone it is out of sight then, as long as it is closed' },
})
