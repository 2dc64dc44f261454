import { Editor, type EditorOptions } from '@tiptap/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What {@link useKeptEditor} takes. */
export type KeptEditorOptions = Pick<
  EditorOptions,
  'extensions' | 'content' | 'autofocus' | 'editorProps' | 'onFocus' | 'onSelectionUpdate' | 'onUpdate'
>

/**
 * An editor that lives as long as its component, also while that is hidden behind another tab: its text, what is selected and what can be
 * undone stay. Tiptap's own `useEditor` gives the editor up as soon as its effects end, and begins anew with the first text.
 */
export function useKeptEditor(options: KeptEditorOptions): Editor {
  const now = useRef(options)
  now.current = options
  const [editor] = useState(() => {
    const { extensions, content, autofocus, editorProps } = options
    const made = new Editor({
      ...{ extensions, content, autofocus, editorProps, injectCSS: false },
      // `ViewOfEditor` gives it one.
      element: null,
      onFocus: (told) => now.current.onFocus(told),
      onSelectionUpdate: (told) => now.current.onSelectionUpdate(told),
      onUpdate: (told) => now.current.onUpdate(told),
      // Whoever comes back to the tab has the focus where they left it.
      onCreate: () => made.setOptions({ autofocus: false }),
    })
    return made
  })
  const { editorProps } = options
  useEffect(() => editor.setOptions({ editorProps }), [editor, editorProps])
  return editor
}

/** Gives an editor a view as long as it is shown. It stands before `EditorContent`, which takes the view into the page by an effect of its own. */
export function ViewOfEditor({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    editor.mount(document.createElement('div'))
    return () => editor.unmount()
  }, [editor])
  return null
}
