import { RichTextView } from '@etalon/ui/rich-text'
import { usePictures } from './use-pictures.ts'

/** A rich text to be read, with its pictures. */
export function RichTextReading({ html }: { readonly html: string }) {
  const { loadPicture } = usePictures()
  return <RichTextView html={html} loadPicture={loadPicture} />
}
