import { describes } from '../testing/reference/index.ts'

export const fileDropReference = describes({
  anatomy: {
    Zone: 'where files are dropped',
    'Star?': 'that it must not be left empty (`required`), as beside the name of a field',
    Button: 'opens the dialog of the system that chooses files',
    'Hint?': 'a sentence about kinds and sizes',
    'Error?': 'what is wrong, or that a file was of another kind',
  },
  aria: [
    'the zone is a group with a hidden `button` of its own, named by `label`, at which files can be dropped by keyboard and pasted',
    'its name says where it must not be left empty; hint and error describe the button that chooses files',
    'an error is an `alert`',
  ],
  keyboard: {
    Tab: 'goes to the zone, then to the button that chooses files',
    'Enter or Space': 'on the button opens the dialog that chooses files',
  },
  hooks: {
    'data-field': 'the name by which a form knows it',
    'data-drop-target': 'a file is held over it',
    'data-disabled': 'no file is taken',
    'data-focus-visible': 'it has the keyboard',
  },
})
