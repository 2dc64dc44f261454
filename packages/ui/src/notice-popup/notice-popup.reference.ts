import { describes } from '../testing/reference/index.ts'

export const noticePopupReference = describes({
  anatomy: {
    Heading: 'how many pickups wait',
    Close: 'closes it',
    Notice: 'who, how many, when and by which number; leads to the pickups',
    Foot: 'how many more there are below, and the way to all of them',
    Time: 'runs down along the lower edge, and stands still while it is held',
  },
  aria: [
    'a `region` named by its heading, in a `status` that is there before it, so that it is read aloud',
    'it stays while the pointer or the focus is in it',
  ],
  keyboard: {
    Tab: 'goes through its buttons',
    Enter: 'on a notice goes to the pickups that wait',
    Escape: 'closes it; the focus goes back to what had it before',
  },
  hooks: { 'data-counting': 'on the time: whether it runs' },
})
