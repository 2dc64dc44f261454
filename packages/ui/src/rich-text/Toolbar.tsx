import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  ChevronDown,
  CornerDownLeft,
  Image,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Sigma,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Toolbar as Base } from 'react-aria-components'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { MenuButton } from '../menu/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { selectedPicture } from './document.ts'
import * as styles from './rich-text.css.ts'
import { keysInWords } from './shortcuts.ts'
import { tableActions, tableState } from './table-actions.ts'

interface ToolbarProps {
  editor: Editor
  label: string
  bar: Ref<HTMLDivElement>
  onWish: (mark: 'italic' | 'subscript' | 'superscript') => void
  onFormula: () => void
  /** Asks for a picture, or for the words of the one that is selected; not there where none are taken. */
  onPicture: (() => void) | undefined
  /** The focus goes back to the text, once a menu is closed. */
  onBack: () => void
  /** The button of the special characters, with its panel. */
  characters: ReactNode
}

interface ToolProps {
  icon: LucideIcon
  word: string
  /** As Tiptap writes them: `Mod-b`. */
  keys?: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

/** A tool with its keys in the tooltip. */
function Tool({ icon, word, keys, pressed, disabled = false, onPress }: ToolProps) {
  const messages = useMessages()
  return (
    <Tooltip text={keys === undefined ? word : messages.withKeys(word, keysInWords(keys))}>
      <IconButton
        icon={icon}
        label={word}
        tooltip={false}
        size="small"
        disabled={disabled}
        onPress={onPress}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      />
    </Tooltip>
  )
}

const levels = [2, 3, 4] as const

const Line = () => <span className={styles.line} aria-hidden="true" />

/** The tools of an editor: one stop for the Tab key, arrows between them. */
export function Toolbar({ editor, label, bar, onWish, onFormula, onPicture, onBack, characters }: ToolbarProps) {
  const messages = useMessages()
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      level: levels.find((level) => one.isActive('heading', { level })),
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      subscript: one.isActive('subscript'),
      superscript: one.isActive('superscript'),
      bulletList: one.isActive('bulletList'),
      orderedList: one.isActive('orderedList'),
      picture: selectedPicture(one) !== undefined,
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
      table: tableState(one),
    }),
  })
  // A menu gives the focus back to its button as it closes: only then it is the text's again.
  const later = (run: () => void) => () => {
    run()
    requestAnimationFrame(() => requestAnimationFrame(onBack))
  }
  const { commands } = editor
  const act = () => editor.chain().focus()
  return (
    <Base ref={bar} className={styles.toolbar} aria-label={messages.toolbarOf(label)}>
      <MenuButton
        label={messages.paragraphStyle}
        placement="bottom start"
        actions={[
          {
            id: 'paragraph',
            label: messages.paragraph,
            shortcut: keysInWords('Mod-Alt-0'),
            checked: now.level === undefined,
            onAction: later(() => commands.setParagraph()),
          },
          ...levels.map((level) => ({
            id: `heading-${level}`,
            label: messages.heading(level - 1),
            shortcut: keysInWords(`Mod-Alt-${level}`),
            checked: now.level === level,
            onAction: later(() => commands.setHeading({ level })),
          })),
        ]}
      >
        <Button kind="quiet" size="small" iconEnd={ChevronDown} className={styles.level}>
          <span className={styles.spoken}>{messages.paragraphStyle}</span>
          {now.level === undefined ? messages.paragraph : messages.heading(now.level - 1)}
        </Button>
      </MenuButton>
      <Line />
      <Tool icon={Bold} word={messages.bold} keys="Mod-b" pressed={now.bold} onPress={() => act().toggleBold().run()} />
      <Tool icon={Italic} word={messages.italic} keys="Mod-i" pressed={now.italic} onPress={() => onWish('italic')} />
      <Tool icon={Subscript} word={messages.subscript} keys="Mod-," pressed={now.subscript} onPress={() => onWish('subscript')} />
      <Tool
        icon={Superscript}
        word={messages.superscript}
        keys="Mod-."
        pressed={now.superscript}
        onPress={() => onWish('superscript')}
      />
      <Line />
      <Tool
        icon={List}
        word={messages.bulletList}
        keys="Mod-Shift-8"
        pressed={now.bulletList}
        onPress={() => act().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        word={messages.orderedList}
        keys="Mod-Shift-7"
        pressed={now.orderedList}
        onPress={() => act().toggleOrderedList().run()}
      />
      <Tool icon={CornerDownLeft} word={messages.lineBreak} keys="Shift-Enter" onPress={() => act().setHardBreak().run()} />
      <Line />
      {characters}
      <Tool icon={Sigma} word={messages.insertFormula} onPress={onFormula} />
      <MenuButton label={messages.table} placement="bottom start" actions={tableActions(editor, now.table, messages, later)}>
        <IconButton icon={Table} label={messages.table} size="small" tooltip={false} />
      </MenuButton>
      {onPicture && <Tool icon={Image} word={now.picture ? messages.pictureWords : messages.insertPicture} onPress={onPicture} />}
      <Line />
      <Tool icon={Undo2} word={messages.undo} keys="Mod-z" disabled={!now.canUndo} onPress={() => act().undo().run()} />
      <Tool icon={Redo2} word={messages.redo} keys="Mod-Shift-z" disabled={!now.canRedo} onPress={() => act().redo().run()} />
    </Base>
  )
}
