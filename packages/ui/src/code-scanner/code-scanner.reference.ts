import { describes } from '../testing/reference/index.ts'

export const codeScannerReference = describes({
  anatomy: {
    'View?': 'what the camera sees, with a frame where the code belongs',
    Note: 'what is going on, or why there is no camera, and what to do',
    'Button?': 'opens the camera, stops it, or tries again',
    Picture: 'chooses a picture of a code instead',
  },
  aria: [
    'it is a `group`, named by `label`',
    'what is going on is read out as it changes: warnings as an `alert`, others as a `status`',
    'the picture of the camera is named by `words.view`',
  ],
  keyboard: {
    Tab: 'goes to the button of the camera, then to that of pictures',
    'Enter or Space': 'presses them',
    Escape: 'stops the camera, or the reading of a picture; a layer around it stays open',
  },
  hooks: {
    'data-standing': 'what is going on: `idle`, `opening`, `looking`, `foreign`, `refused` and so on',
  },
})
