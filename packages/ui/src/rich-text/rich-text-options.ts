import type { ComponentType } from 'react'
import type { FieldOptions } from '../field/index.ts'
import type { FormulaInputProps, FormulaSymbol } from '../formula-input/index.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import type { LoadPicture } from './show-picture.ts'

/** Characters that a keyboard lacks. */
export interface SpecialCharacters {
  /** In any order: they are shown by their `sort`. */
  readonly common: readonly FormulaSymbol[]
  /** The person's own. @default none, and no choice between the two */
  readonly personal?: readonly FormulaSymbol[]
  /** The person wants to see to their own: a button beneath them says so. @default no such button */
  readonly onManagePersonal?: () => void
}

/**
 * Sends a picture to where it will be kept, and answers its address there, on the page's own origin. A rejection can be tried again.
 */
export type UploadPicture = (file: File, words: string, signal: AbortSignal) => Promise<string>

/** What `load` of `RichText` answers. */
export interface RichTextEditorPart {
  readonly RichTextEditor: ComponentType<RichTextEditorProps>
}

/** What the editor is given besides the text. */
export interface RichTextOptions extends Pick<FieldOptions, 'label' | 'required' | 'autoFocus'> {
  /** Stands in the empty field; no replacement for its label. */
  placeholder?: string
  /** The largest number of characters; how many are used is shown. */
  maxLength?: number
  /** What the panel of special characters offers. */
  characters: SpecialCharacters
  /** What the keyboard of formulas offers. */
  formulas: Pick<FormulaInputProps, 'groups' | 'personal' | 'onManagePersonal' | 'keptRecent' | 'onKeepRecent' | 'load'>
  /** Sends pictures. Without it there are none. */
  uploadPicture?: UploadPicture
  /** Fetches the pictures of the text that the browser alone cannot show. @default the browser does */
  loadPicture?: LoadPicture
  /** The most bytes of a picture. @default 10485760 (10 MiB) */
  maxPictureBytes?: number
}
