import { describes } from '../testing/reference/index.ts'

export const treeReference = describes({
  anatomy: {
    'Filter?': 'a field that shows what fits its words, and the branches that lead there (`filterable`)',
    'Buttons?': 'open and close every branch (`expandable`)',
    Row: 'an item: its arrow, its box where several are chosen, its icon, its words and its note',
    'Row that comes?': 'at the end of a branch that is being loaded, or could not be: then with a retry',
  },
  aria: [
    '`treegrid` with its name; an item is a `row` with `aria-level`, `aria-expanded`, `aria-selected` and its place among its siblings',
    '`aria-disabled` on a leaf that cannot be chosen; a branch that cannot be chosen can still be opened',
    'what is being loaded, came, could not be loaded, and how many items fit the filter, is said in a `status`',
  ],
  keyboard: {
    Tab: 'goes to the item that had the focus last, and from there out of the tree',
    Down: 'goes to the next row; from the filter into the tree',
    Up: 'goes to the row before',
    Right: 'opens a closed branch; on an open one goes to its first item; on a leaf does nothing',
    Left: 'closes an open branch; else goes up to the branch that the item lies in',
    Home: 'goes to the first row',
    End: 'goes to the last row in sight',
    '*': 'opens every branch beside the one that has the focus',
    Letters: 'go to the next row that begins with them',
    Space: 'chooses the item, or takes it back, where something is to be chosen',
    Enter: 'as Space; where nothing is to be chosen it runs `onAction`, or opens and closes the branch',
    'Shift + Down, Shift + Up': 'draw a range from the item, where several can be chosen: it grows, and shrinks on the way back',
    'Ctrl + Shift + Home, Ctrl + Shift + End': 'draw it to the first or the last row in sight',
    'Ctrl + A': 'chooses everything, where several can be chosen',
    Escape: 'takes nothing away: it is left to the layer around the tree',
  },
  hooks: {
    'data-refused': 'the item cannot be chosen',
    'data-pending': 'the row stands for what is being loaded, or could not be',
    'data-selected': 'the item is chosen',
    'data-expanded': 'the branch is open',
    'data-level': 'how deep the row lies, from 1',
    'data-focus-visible': 'the row has the keyboard',
  },
})
