import { describes } from '../testing/reference/index.ts'

export const statTileReference = describes({
  anatomy: {
    Figure: 'how much, with its unit; a dash where there is none',
    Label: 'what is counted',
    'Note?': 'what is of the same kind and not in the figure',
    'Change?': 'how the figure stands against an earlier one, in words and by an arrow',
    'Line?': 'the last values, for eyes alone; the same stands in words that are read aloud',
    'Failure?': 'that it did not come, with a retry',
    StatGrid: 'several tiles in as many columns as have room',
  },
  aria: [
    '`article` with its label; with `href` one `link` of everything in it',
    'while it comes a `status`; a failure is an `alert`, and its retry carries the label in its name',
    'the focus of the retry, which goes away with the failure, stays with the tile',
  ],
  keyboard: {
    Tab: 'goes to a tile that leads somewhere, and to the retry of one that failed',
    Enter: 'follows the tile, or tries again',
  },
  hooks: {
    'data-tone': 'whether the change is a good one: `success`, `danger`, `neutral`',
    'data-quiet': 'there is nothing of it',
    'data-long': 'the figure has more than nine signs, and is written smaller',
  },
})
