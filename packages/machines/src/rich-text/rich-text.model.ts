import { defineModel, done, failed } from '../testing/index.ts'
import type { UploadFile } from '../upload/index.ts'
import { caretOf, isAsking, richTextMachine } from './rich-text.machine.ts'

const picture: UploadFile = { name: 'a.png', type: 'image/png', size: 10, lastModified: 0, handle: undefined }

/** A caret that comes and goes, and each panel with what it can end in; of waiting pictures two count as many. */
export const richTextModel = defineModel({
  name: 'rich-text',
  machine: richTextMachine,
  inputs: [{ maxBytes: 100 }],
  events: [
    { type: 'CARET.PLACED' },
    { type: 'TEXT.SELECTED' },
    { type: 'TEXT.CHANGED' },
    { type: 'FOCUS.LEFT' },
    { type: 'MARK.WISHED', mark: 'italic' },
    { type: 'CHARACTER.PRESSED', code: '±' },
    { type: 'CHARACTERS.ASKED' },
    { type: 'FORMULA.ASKED', formula: { tex: '', block: false } },
    { type: 'FORMULA.ASKED', formula: { tex: 'x', block: true, at: 3 } },
    { type: 'FORMULA.GIVEN', tex: 'y', block: false },
    { type: 'FORMULA.GIVEN', tex: ' ', block: false },
    { type: 'PICTURES.CHOSEN', files: [picture] },
    { type: 'PICTURES.CHOSEN', files: [{ ...picture, type: 'text/html' }, picture] },
    { type: 'WORDS.ASKED', words: '压力表', at: 7 },
    { type: 'WORDS.GIVEN', words: '表盘' },
    { type: 'RETRY' },
    { type: 'PANEL.CLOSED' },
    done('uploadPicture', '/files/1'),
    failed('uploadPicture'),
  ],
  place: ({ context }) => [context.warning, context.formula?.at, context.pictures.slice(0, 2).map(({ type }) => type)],
  invariant: (snapshot) => {
    const { warning, formula, pictures, at } = snapshot.context
    if (caretOf(snapshot) === 'selecting' && warning !== undefined) throw new Error('nothing is missing where text is selected')
    if (Object.hasOwn(snapshot.children, 'uploadPicture') !== snapshot.matches({ panel: { picture: 'uploading' } }))
      throw new Error('a picture is sent once, and only while it is waited for')
    if (!isAsking(snapshot) && (formula ?? at ?? pictures[0]) !== undefined) throw new Error('a closed panel keeps nothing')
  },
})
