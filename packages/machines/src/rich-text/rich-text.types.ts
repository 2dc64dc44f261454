import type { UploadFile } from '../upload/index.ts'

/** Marks that need a selection (§5.4). */
export type SelectionMark = 'italic' | 'subscript' | 'superscript'

/** Why a wish is not followed (§5.4). */
export type RichTextWarning =
  /** No text box has the focus: 请先定位好光标. */
  | 'noCaret'
  /** Nothing is selected: 请定位好光标并选中字符. */
  | 'noSelection'

/** Why a picture is not taken. */
export type PictureRefusal = 'notAPicture' | 'empty' | 'tooLarge'

/** A formula that is being written. */
export interface AskedFormula {
  /** LaTeX; empty for a new one. */
  readonly tex: string
  /** On a line of its own. */
  readonly block: boolean
  /** Where it stands in the document already; a new one stands nowhere yet. */
  readonly at?: number
}

/** What the editor can be told. */
export type RichTextEvent =
  /** The focus came into the text, or the selection there became a mere caret. */
  | { readonly type: 'CARET.PLACED' }
  /** Characters were selected. */
  | { readonly type: 'TEXT.SELECTED' }
  /** The text was changed. */
  | { readonly type: 'TEXT.CHANGED' }
  /** The focus left the text and everything that belongs to it. */
  | { readonly type: 'FOCUS.LEFT' }
  /** A mark that needs a selection is wished for. */
  | { readonly type: 'MARK.WISHED'; readonly mark: SelectionMark }
  /** A special character was pressed. */
  | { readonly type: 'CHARACTER.PRESSED'; readonly code: string }
  /** The panel of special characters is wanted. */
  | { readonly type: 'CHARACTERS.ASKED' }
  /** A formula is to be written, or changed. */
  | { readonly type: 'FORMULA.ASKED'; readonly formula: AskedFormula }
  /** The formula is as it should be. */
  | { readonly type: 'FORMULA.GIVEN'; readonly tex: string; readonly block: boolean }
  /** Pictures were chosen, pasted or dropped. */
  | { readonly type: 'PICTURES.CHOSEN'; readonly files: readonly UploadFile[] }
  /** The words for a picture that is in the text are to be changed. */
  | { readonly type: 'WORDS.ASKED'; readonly words: string; readonly at: number }
  /** What a picture shows, in words; empty where it is decoration. */
  | { readonly type: 'WORDS.GIVEN'; readonly words: string }
  /** The upload that failed is to be tried again. */
  | { readonly type: 'RETRY' }
  /** The open panel is not wanted any more. */
  | { readonly type: 'PANEL.CLOSED' }

/** What the editor tells. */
export type RichTextEmitted =
  /** A wish is not followed. */
  | { readonly type: 'warned'; readonly warning: RichTextWarning }
  /** The mark is to be set on what is selected, or taken from it. */
  | { readonly type: 'marked'; readonly mark: SelectionMark }
  /** A special character goes to the caret. */
  | { readonly type: 'characterGiven'; readonly code: string }
  /** A formula goes to the caret, or to where it stands already. */
  | { readonly type: 'formulaGiven'; readonly formula: AskedFormula }
  /** A formula that was emptied is to go. */
  | { readonly type: 'formulaRemoved'; readonly at: number }
  /** A picture that the server has goes to the caret. */
  | { readonly type: 'pictureGiven'; readonly address: string; readonly words: string }
  /** A picture in the text has other words. */
  | { readonly type: 'wordsGiven'; readonly words: string; readonly at: number }
  /** A picture is not taken. */
  | { readonly type: 'refused'; readonly name: string; readonly reason: PictureRefusal }
  /** The server did not take a picture. */
  | { readonly type: 'failed'; readonly error: unknown }

/** What is asked of the upload port. */
export interface PictureUpload {
  /** The picture, as it was chosen, pasted or dropped. */
  readonly file: UploadFile
  /** What it shows, in words; empty where it is decoration. */
  readonly words: string
}

/** How the editor begins. */
export interface RichTextInput {
  /** The most bytes of a picture. @default 10485760 (10 MiB) */
  readonly maxBytes?: number
}

/** What the editor remembers. */
export interface RichTextContext {
  /** The most bytes of a picture. */
  readonly maxBytes: number
  /** Why the last wish was not followed, until somebody does what it asks for. */
  readonly warning: RichTextWarning | undefined
  /** The picture that was not taken, until the next is chosen. */
  readonly refusal: { readonly name: string; readonly reason: PictureRefusal } | undefined
  /** The formula that is being written. */
  readonly formula: AskedFormula | undefined
  /** Pictures that wait, the one in hand first. */
  readonly pictures: readonly UploadFile[]
  /** What the picture in hand shows. */
  readonly words: string
  /** Where the picture stands whose words are being changed. */
  readonly at: number | undefined
}
