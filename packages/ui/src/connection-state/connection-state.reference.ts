import { describes } from '../testing/reference/index.ts'

export const connectionStateReference = describes({
  anatomy: {
    'Words?': 'why messages do not come by themselves just now; nothing while they do',
    'Retry?': 'tries to connect at once',
  },
  aria: ['a `status`, there before it has something to say, so that what comes into it is read aloud'],
  keyboard: {
    Tab: 'goes to the button, while it is there',
    Enter: 'on the button tries at once; once the connection is there, the focus is where it was before',
  },
  hooks: { 'data-connection': '`reconnecting`, `offline` or `refused`, on what is said' },
})
