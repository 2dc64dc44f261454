import { describes } from '../testing/reference/index.ts'

export const fileUploadReference = describes({
  anatomy: {
    Zone: 'as in `FileDrop`',
    Rows: 'a file each: its name, how far it is, and why it stopped',
    'Link?': 'the name, once the server has the file (`hrefOf`)',
    'Preview?': 'of pictures and PDF files that the server has (`onPreview`)',
    'Advice?': 'what to do about a file that the server does not take',
    'Pause, go on or retry?': 'while it is on its way, or failed so that another try may help',
    'Cancel or remove': 'takes the file out of the list',
  },
  aria: [
    'a `list` with a `listitem` for each file, and a `progressbar` while it is on its way',
    'each quarter, each end and each failure is told by one `status`',
    'what is pressed and goes away gives the focus to the next button of its row, to the next row, or back to the zone',
  ],
  keyboard: {
    Tab: 'goes through the zone, then through the link and the buttons of each row',
    'Enter or Space': 'presses the button: pause, go on, try again, preview, cancel, remove',
  },
  hooks: {
    'data-state': 'on a row: `sending`, `paused`, `done`, `failed` …',
    'data-wrong': 'on a row: it failed or was not begun',
  },
})
