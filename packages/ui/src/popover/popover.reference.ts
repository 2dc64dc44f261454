import { describes } from '../testing/reference/index.ts'

export const popoverReference = describes({
  anatomy: {
    'Trigger?': 'the button that opens it; or an `anchor` beside which it stands',
    Title: 'its heading and name',
    Close: 'closes it',
    Content: 'scrolls where it is too high',
    'Foot?': 'buttons',
  },
  aria: [
    'a `dialog` that is not modal, named by its title; the trigger says by `aria-expanded` and `aria-controls` that it is open',
  ],
  keyboard: {
    Enter: 'on the trigger opens it; the focus is on the first stop inside',
    Space: 'on the trigger opens it as well',
    Tab: 'goes from stop to stop inside, and round',
    Escape: 'closes it, unless a layer inside is open, which closes first; the focus goes back to the trigger',
  },
  hooks: {
    'data-width': '`narrow`, `wide` or `auto`',
    'data-flush': 'its content reaches the edges',
    'data-frame': 'on its visible frame',
  },
})
