import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useCount, useMessages } from '../i18n/index.ts'
import * as styles from './rich-text.css.ts'

/** How many characters the text has; formulas and pictures are none. */
export function CharacterCounter({ editor, most }: { editor: Editor; most: number | undefined }) {
  const messages = useMessages()
  const write = useCount()
  const count = useEditorState({ editor, selector: ({ editor: one }) => one.storage.characterCount.characters() })
  return (
    <p className={styles.foot}>
      {most === undefined ? messages.characters(write(count)) : messages.charactersOf(write(count), write(most))}
    </p>
  )
}
