import { describes } from '../testing/reference/index.ts'

export const loadingReference = describes({
  anatomy: {
    Bar: '`LoadingIndicator`: under the top bar, while any call is out',
    Words: 'that something is loading, after 200 ms',
    Skeleton: 'a shape of what comes, by itself',
  },
  aria: [
    'the words of `LoadingIndicator` come into a `status` that is there before: a call that takes long is read aloud, a quick one is not',
    'skeletons and the bar of `LoadingIndicator` are hidden from assistive technology; what they stand for is `aria-busy` itself',
    'a `LoadingBar` by itself is a `progressbar` without an end',
  ],
  keyboard: {},
  hooks: {
    'data-shape': '`pill` or `block`: on a skeleton',
  },
})
