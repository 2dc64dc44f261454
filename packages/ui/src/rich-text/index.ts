export { RichText, type RichTextProps } from './RichText.tsx'
export { RichTextView, type RichTextViewProps } from './RichTextView.tsx'
export type { RichTextEditorPart, SpecialCharacters, UploadPicture } from './rich-text-options.ts'
export { sanitiseRichText } from './sanitise.ts'
