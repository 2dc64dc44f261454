import type { RichTextActorRef, RichTextEmitted, RichTextEvent } from '@etalon/machines/rich-text'
import { type Editor, getSchema } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { documentOf, htmlOf, selectedPicture } from './document.ts'
import { editorExtensions } from './extensions.ts'
import { formulaNames } from './formula-nodes.ts'
import { pasteHandlers } from './paste.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import * as styles from './rich-text.css.ts'
import type { LoadPicture } from './show-picture.ts'
import { useKeptEditor } from './use-kept-editor.ts'
import { useRichText } from './use-rich-text.ts'

interface EditorParts {
  editor: Editor
  actor: RichTextActorRef
  /** The place of the caret, or of what is selected, for panels beside it. */
  anchor: RefObject<{ getBoundingClientRect(): DOMRect }>
  /** The focus goes back to the text. */
  back: () => void
  /** Sends a wish of the toolbar or of a panel; afterwards the text has the focus again, where it had it before. */
  ask: (event: RichTextEvent) => void
}

/** What the handlers of the editor, which is made once, reach of the drawing in force. */
interface Reach {
  placeholder: string
  wish: (mark: 'italic' | 'subscript' | 'superscript') => void
  toToolbar: () => void
  openFormula: (at: number) => boolean
  openSelected: () => boolean
  takePictures: Parameters<typeof pasteHandlers>[0]
  loadPicture: LoadPicture | undefined
}

/** Makes the editor and the actor of its decisions, and lets each hear of the other. */
export function useEditorParts(props: RichTextEditorProps, bar: RefObject<HTMLElement | null>, keysId: string): EditorParts {
  const { value, label, describedBy, isWrong, required = false, maxLength, autoFocus = false } = props
  const known = useRef(value)
  const editorRef = useRef<Editor | null>(null)
  const actor = useRichText(props, (told) => {
    if (editorRef.current) follow(editorRef.current, told)
  })
  const openFormula = (at: number) => {
    const node = editorRef.current?.state.doc.nodeAt(at)
    const isBlock = node?.type.name === formulaNames.block
    if (!node || (!isBlock && node.type.name !== formulaNames.inline)) return false
    actor.send({ type: 'FORMULA.ASKED', formula: { tex: String(node.attrs.tex), block: isBlock, at } })
    return true
  }
  const reach: Reach = {
    placeholder: props.placeholder ?? '',
    wish: (mark) => actor.send({ type: 'MARK.WISHED', mark }),
    toToolbar: () => bar.current?.querySelector('button')?.focus(),
    openFormula,
    openSelected: () => {
      const editor = editorRef.current
      if (!editor || !(editor.state.selection instanceof NodeSelection)) return false
      const picture = selectedPicture(editor)
      if (picture) actor.send({ type: 'WORDS.ASKED', ...picture })
      return picture !== undefined || openFormula(editor.state.selection.from)
    },
    loadPicture: props.loadPicture,
    takePictures: () => (props.uploadPicture ? (files) => actor.send({ type: 'PICTURES.CHOSEN', files }) : undefined),
  }
  const now = useRef(reach)
  now.current = reach

  const [made] = useState(() => {
    const extensions = editorExtensions(
      {
        wish: (mark) => now.current.wish(mark),
        toToolbar: () => now.current.toToolbar(),
        openSelected: () => now.current.openSelected(),
      },
      { onOpen: (at) => void now.current.openFormula(at) },
      { placeholder: () => now.current.placeholder, maxLength, loadPicture: () => now.current.loadPicture },
    )
    const handlers = pasteHandlers(() => now.current.takePictures())
    return { extensions, handlers, content: documentOf(value, getSchema(extensions)) }
  })
  const report = (editor: Editor) => {
    if (!editor.isFocused) return
    const { selection } = editor.state
    const isSelected = !selection.empty && !(selection instanceof NodeSelection)
    actor.send({ type: isSelected ? 'TEXT.SELECTED' : 'CARET.PLACED' })
  }
  const attributes = useMemo(
    () => ({
      class: `${styles.text} ${styles.prose}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      'aria-invalid': String(isWrong),
      'aria-describedby': [describedBy, keysId].filter((id) => id !== undefined).join(' '),
    }),
    [label, required, isWrong, describedBy, keysId],
  )
  const editorProps = useMemo(() => ({ attributes, handleDOMEvents: made.handlers }), [attributes, made])
  const editor = useKeptEditor({
    extensions: made.extensions,
    content: made.content,
    autofocus: autoFocus ? 'end' : false,
    editorProps,
    onFocus: ({ editor: one }) => report(one),
    onSelectionUpdate: ({ editor: one }) => report(one),
    onUpdate: ({ editor: one }) => {
      actor.send({ type: 'TEXT.CHANGED' })
      const html = htmlOf(one)
      if (html === known.current) return
      known.current = html
      props.onChange(html)
    },
  })
  editorRef.current = editor

  const take = useEffectEvent((html: string) => {
    known.current = html
    editor.commands.setContent(documentOf(html, editor.schema), { emitUpdate: false })
  })
  useEffect(() => {
    if (value !== known.current) take(value)
  }, [value])

  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() })
  anchor.current.getBoundingClientRect = () => placeOf(editor)
  // What was asked for may be gone by the next frame.
  const back = () => {
    if (!editor.isDestroyed) editor.view.focus()
  }
  return {
    editor,
    actor,
    anchor,
    back,
    ask: (event) => {
      const wasAway = actor.getSnapshot().matches({ caret: 'away' })
      actor.send(event)
      if (!wasAway) requestAnimationFrame(back)
    },
  }
}

/** Where the caret is on the screen, or what is selected as a whole. */
function placeOf({ view, state }: Editor): DOMRect {
  const { selection } = state
  const node = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null
  if (node instanceof Element) return node.getBoundingClientRect()
  const { left, top, bottom } = view.coordsAtPos(selection.from)
  return new DOMRect(left, top, 1, bottom - top)
}

/** Does to the text what was decided. */
function follow(editor: Editor, told: RichTextEmitted): void {
  const chain = () => editor.chain()
  switch (told.type) {
    case 'marked':
      if (told.mark === 'italic') chain().toggleItalic().run()
      else if (told.mark === 'subscript') chain().unsetSuperscript().toggleSubscript().run()
      else chain().unsetSubscript().toggleSuperscript().run()
      return
    case 'characterGiven':
      chain()
        .command(({ tr }) => {
          tr.insertText(told.code)
          return true
        })
        .run()
      return
    case 'formulaGiven': {
      const { tex, block, at } = told.formula
      const content = { type: block ? formulaNames.block : formulaNames.inline, attrs: { tex } }
      const size = at === undefined ? 0 : (editor.state.doc.nodeAt(at)?.nodeSize ?? 0)
      if (at === undefined) chain().insertContent(content).run()
      else
        chain()
          .insertContentAt({ from: at, to: at + size }, content)
          .run()
      return
    }
    case 'formulaRemoved':
      chain()
        .deleteRange({ from: told.at, to: told.at + (editor.state.doc.nodeAt(told.at)?.nodeSize ?? 0) })
        .run()
      return
    case 'pictureGiven':
      chain().setImage({ src: told.address, alt: told.words }).run()
      return
    case 'wordsGiven':
      chain()
        .command(({ tr }) => {
          tr.setNodeAttribute(told.at, 'alt', told.words)
          return true
        })
        .run()
      return
    case 'warned':
    case 'refused':
    case 'failed':
      // Told beside the text.
      return
  }
}
