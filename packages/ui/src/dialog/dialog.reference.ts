import { describes } from '../testing/reference/index.ts'

export const dialogReference = describes({
  anatomy: {
    'Title bar?':
      'moves the dialog by pointer; a double click fills the screen; without it (`bar={false}`) the content shows a `DialogTitle`',
    Title: 'a button that moves the dialog by keyboard',
    'Minimise?':
      'puts the dialog down as a button in a toolbar at the lower left; the page is in use again, and the content keeps its state',
    'Full screen?': 'fills the window, and goes back',
    Close: 'closes, and with something `unsaved` asks first; what follows it may be your own (`onCloseRequested`)',
    Content:
      'scrolls where it is too high; the first field has the focus when it opens, or the title where that field lies below what is seen',
    'Foot?': 'a quiet sentence and buttons, the primary one last; a function is handed `close`, which asks first as well',
    'Question?':
      'over it, whether what was not saved may go: no goes on in the field that had the focus last, yes closes it (`onDiscarded`)',
  },
  aria: [
    'a modal `dialog`, or `alertdialog` where `role` says so, named by its title; the page behind is hidden from assistive technology',
    'the title is described by how the dialog is moved',
    'the question before something is lost is an `alertdialog`, as a confirmation is',
    'minimised dialogs share one `toolbar`; a button in it is named by the title, and by what was not saved',
  ],
  keyboard: {
    Tab: 'goes from stop to stop inside, and round',
    'Shift + Tab': 'goes back, and round',
    Escape: 'does not close it: what was typed is not lost by a slip (DLG-3); a list or menu inside closes by it',
    'Alt + arrows': 'on the title move it by 16 px',
    'Alt + Shift + arrows': 'on the title move it by 1 px',
    Home: 'on the title brings it back to the middle',
    'Left, Right': 'go round the buttons of minimised dialogs, which are one stop of Tab',
    'Home, End': 'go to the first and the last of these buttons',
  },
  hooks: {
    'data-view': '`normal` or `fullscreen`, on the outermost element',
    'data-small': 'it is 420 px wide, and so stays a card on phones',
    'data-under': 'another dialog lies over it: on its shade, which does not darken the page then',
    'data-flush': 'its content reaches the edges',
    'data-frame': 'on its visible frame',
    'data-controls': 'on the buttons of the title bar, which do not drag',
    'data-tone': '`danger` on the mark of a question, also of `Confirm`, where what is done is dangerous',
    'data-first': 'on the title, which has the focus where there is no field',
  },
})
