import type { Editor, JSONContent } from '@tiptap/core'
import { DOMParser, type Schema } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { cleanFragment, sanitiseRichText } from './sanitise.ts'

/**
 * Reads markup as the document that it means. Tiptap would read text by `DOMParser`, which Trusted Types refuse; what was cleaned is
 * elements already.
 */
export function documentOf(html: string, schema: Schema): JSONContent {
  const content: JSONContent = DOMParser.fromSchema(schema).parse(cleanFragment(html)).toJSON()
  return content
}

/** What the editor holds, as clean markup; empty where nothing stands in it. */
export function htmlOf(editor: Editor): string {
  const { doc } = editor.state
  // An empty table, or a picture alone, is something.
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0
  return isEmpty ? '' : sanitiseRichText(editor.getHTML())
}

/** The picture that is selected. */
export function selectedPicture({ state }: Editor): { at: number; words: string } | undefined {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined
  const words: unknown = selection.node.attrs.alt
  return { at: selection.from, words: typeof words === 'string' ? words : '' }
}
