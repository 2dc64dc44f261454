import type { UploadFile } from '@etalon/machines/upload'
import { DOMParser, type Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { cleanFragment } from './sanitise.ts'

type EditorView = Parameters<NonNullable<EditorProps['handlePaste']>>[0]

/** A file as the machine takes it. */
export const uploadFile = (file: File): UploadFile => ({
  name: file.name,
  size: file.size,
  type: file.type,
  lastModified: file.lastModified,
  handle: file,
})

const picturesOf = (data: DataTransfer): UploadFile[] =>
  Array.from(data.files)
    .filter((file) => file.type.startsWith('image/'))
    .map(uploadFile)

function sliceOf(view: EditorView, html: string, at: number): Slice {
  return DOMParser.fromSchema(view.state.schema).parseSlice(cleanFragment(html), { context: view.state.doc.resolve(at) })
}

/**
 * Takes what is pasted or dropped before ProseMirror reads it: markup is cleaned first, and never becomes a document of its own;
 * pictures go their way to the server. Plain text is left to ProseMirror.
 * @param onPictures gets pictures, or is not there where none are taken
 */
export function pasteHandlers(onPictures: () => ((files: readonly UploadFile[]) => void) | undefined) {
  const take = (view: EditorView, event: Event, data: DataTransfer | null, at?: number): boolean => {
    if (!data || !view.editable) return false
    const html = data.getData('text/html')
    const pictures = picturesOf(data)
    const place = (position: number) => {
      const { tr, doc } = view.state
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))))
    }
    if (html.trim() !== '') {
      event.preventDefault()
      if (at !== undefined) place(at)
      const slice = sliceOf(view, html, view.state.selection.from)
      // Tables know better what to do with cells.
      const isTaken =
        event instanceof ClipboardEvent && view.someProp('handlePaste', (handle) => handle(view, event, slice)) === true
      if (!isTaken) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('uiEvent', event.type))
      return true
    }
    if (pictures.length === 0) return false
    event.preventDefault()
    if (at !== undefined) place(at)
    onPictures()?.(pictures)
    return true
  }
  return {
    paste: (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent) => {
      // What is dragged within the text is ProseMirror's.
      if (view.dragging) return false
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      return take(view, event, event.dataTransfer, at ?? view.state.doc.content.size)
    },
  }
}
