import { describes } from '../testing/reference/index.ts'

export const formulaInputReference = describes({
  anatomy: {
    Field:
      'the formula as it looks (MathLive); LaTeX as text with a preview until that is there, and where the formula is beyond the limits of `Formula`',
    Button: 'opens and closes the keyboard of symbols',
    'Keyboard?':
      'symbols in their groups, a person’s own and those used last, each group with a tab, eight in a row or as many as fit; on a phone at its lower edge, with keys of 44 px',
    'State?': 'that what draws formulas is on its way, or could not be loaded, with a retry',
  },
  aria: [
    'a `group` with the label, in it a `textbox` that is named, described, required and invalid as any field',
    'the keyboard is a `group` with a `tablist`; its symbols are a `grid` of `gridcell`s that are named',
    'the button has `aria-expanded`; that the field is on its way or did not come is a `status`',
  ],
  keyboard: {
    Tab: 'goes to the field, to its button, to the tabs and to one symbol; in a formula with places to the next place',
    'Right, Left': 'in the tabs, go from group to group; in the symbols, from one to the next',
    'Down, Up': 'in the symbols, go a row on',
    'Home, End': 'in the symbols, go to the first and the last of the row',
    'Ctrl + Home, Ctrl + End': 'go to the first and the last symbol that is drawn',
    Enter: 'puts the symbol in and goes back to the formula',
    Space: 'puts the symbol in and stays in the keyboard',
    Escape: 'closes the keyboard alone, and goes back to the formula',
  },
  hooks: {
    'data-failed': 'what draws formulas could not be loaded',
    'data-invalid': 'the formula is refused',
    'data-disabled': 'it cannot be changed',
    'data-readonly': 'it is to be read',
  },
})
