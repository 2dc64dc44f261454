import { describes } from '../testing/reference/index.ts'

export const columnSettingsReference = describes({
  anatomy: {
    Button: 'opens the panel',
    Count: 'how many columns are shown, of how many',
    Restore: 'the two ways back: to what was saved last, and to how the table came',
    'Pinned columns?': 'always shown, and not moved',
    Column: 'a handle to drag it by, and a tick that shows it',
    Foot: 'what became of saving, and the buttons that save and cancel',
  },
  aria: [
    'the panel is a `dialog`; the columns are a `grid` of one column, each row named by its column',
    'where a column was moved to, and that it was shown or hidden, is said in a `status`; so is what became of saving',
  ],
  keyboard: {
    Tab: 'goes to the pinned columns, to the list of the others, which is one stop, and to the foot',
    'Down, Up': 'go from column to column',
    'Alt + Down, Alt + Up': 'move the column; it keeps the focus, and its new place is said',
    Space: 'shows the column, or hides it',
    Delete: 'hides the column',
    'Ctrl + A': 'shows every column',
    'Right, Left': 'go to the handle and the tick of the column, and back',
    Enter: 'on the handle begins to move the column: arrows choose its place, Enter leaves it there',
    Escape: 'closes the panel; what was ticked is kept there, unsaved',
  },
  hooks: {
    'data-pinned': 'the column is always shown, and not moved',
    'data-focus-visible': 'the row has the keyboard',
    'data-dragging': 'the column is being moved',
  },
})
