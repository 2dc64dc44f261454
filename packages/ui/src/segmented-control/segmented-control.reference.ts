import { describes } from '../testing/reference/index.ts'

export const segmentedControlReference = describes({
  anatomy: {
    Segments: 'two to five ways to see the same, one of them always chosen',
    'Count?': 'how many there are of it, after its word; phones leave it out',
  },
  aria: ['`radiogroup` with a `radio` for each segment, one of them `checked`', 'named by `label`, which is not seen'],
  keyboard: {
    Tab: 'goes to the chosen segment; one stop for all',
    Right: 'chooses the next segment that is not disabled',
    Left: 'chooses the previous one',
    'Space or Enter': 'chooses the segment; the one that is chosen is told again, so that it can be loaded anew',
  },
  hooks: {
    'data-small': '24 px high, on phones 44',
    'data-under-start': 'there is more before what is seen: it fades there',
    'data-under-end': 'there is more behind what is seen: it fades there',
    'data-field': 'the name by which a form knows it',
    'data-selected': 'on a segment: it is chosen',
    'data-disabled': 'on a segment: it cannot be chosen',
    'data-hovered': 'on a segment: the pointer is over it',
    'data-focus-visible': 'on a segment: it has the keyboard',
  },
})
