import { describes } from '../testing/reference/index.ts'

export const signatureReference = describes({
  anatomy: {
    Label: 'who signs',
    Pad: 'of `SignatureField`: where it is drawn, by mouse, pen or finger; a name can be typed in its place',
    Ways: 'drawn by hand, or typed',
    Tools: 'undo, redo and clear',
    'Hint or error?': 'a sentence below',
    Ink: 'of `Signature`: what was drawn, or the name as by hand; that there is none is said in words',
  },
  aria: [
    'the pad is a `group` with an `img` that says how many strokes there are; the typed name is a `textbox`',
    'each act is told by a `status`: undone, done again, cleared, too small',
    '`Signature` is an `img` named by whose it is',
  ],
  keyboard: {
    Tab: 'goes to the pad, the ways and the tools, and passes over none: one that cannot be used says why',
    'Control + Z': 'undoes the last stroke or the clearing',
    'Control + Shift + Z': 'does it again, as does Control + Y',
    Letters: 'write the name, where it is typed: who does not draw signs by keyboard alone',
  },
  hooks: {
    'data-size': 'of `Signature`: `small`, `medium` or `large`',
    'data-drawable': 'on the pad: it can be drawn on',
    'data-blank': 'on the pad: nothing is drawn',
    'data-typing': 'on the pad: a name is typed',
    'data-invalid': 'the signature is refused',
  },
})
