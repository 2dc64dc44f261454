import { EditorContent } from '@tiptap/react'
import { useSelector } from '@xstate/react'
import { TriangleAlert } from 'lucide-react'
import { type FocusEvent, useId, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { CharacterCounter } from './CharacterCounter.tsx'
import { CharacterPanel } from './CharacterPanel.tsx'
import { selectedPicture } from './document.ts'
import { FormulaPanel } from './FormulaPanel.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { uploadFile } from './paste.ts'
import * as styles from './rich-text.css.ts'
import type { RichTextOptions } from './rich-text-options.ts'
import { Toolbar } from './Toolbar.tsx'
import { useEditorParts } from './use-editor-parts.ts'
import { ViewOfEditor } from './use-kept-editor.ts'

/** What {@link RichTextEditor} takes. */
export interface RichTextEditorProps extends RichTextOptions {
  /** The text as HTML. */
  value: string
  /** Gets the whole text as clean HTML. */
  onChange: (value: string) => void
  /** The text, its tools and panels were left. */
  onBlur?: () => void
  /** The ids of the field's hint and error. */
  describedBy: string | undefined
  isWrong: boolean
}

/** The editor with its tools, fetched on demand: Tiptap comes with it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, uploadPicture } = props
  const messages = useMessages()
  const keysId = useId()
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { editor, actor, anchor, back, ask } = useEditorParts(props, bar, keysId)
  const panel = useSelector(actor, (snapshot) => snapshot.value.panel)
  const { formula, warning, refusal, pictures, words } = useSelector(actor, ({ context }) => context)
  const file = pictures[0]?.handle

  const close = () => actor.send({ type: 'PANEL.CLOSED' })
  // A panel that is gone gives the focus back to the text, unless the person went elsewhere or never was in the text.
  const closed = (event: Event) => {
    const active = document.activeElement
    if (active !== null && active !== document.body && !root.current?.contains(active)) {
      event.preventDefault()
      actor.send({ type: 'FOCUS.LEFT' })
    } else if (!actor.getSnapshot().matches({ caret: 'away' })) {
      event.preventDefault()
      back()
    }
  }
  const beside = { anchor, onClose: close, onClosed: closed }
  const left = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && root.current?.contains(next)) return
    actor.send({ type: 'FOCUS.LEFT' })
    if (!event.currentTarget.contains(event.target)) return
    if (actor.getSnapshot().matches({ panel: 'closed' })) props.onBlur?.()
  }
  const pictureWanted = () => {
    const picture = selectedPicture(editor)
    if (picture) actor.send({ type: 'WORDS.ASKED', ...picture })
    else chooser.current?.click()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its parts, which have roles, do not keep
    <div
      ref={root}
      role="presentation"
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !(event.target instanceof Node) || !bar.current?.contains(event.target)) return
        // Escape in the tools leads back to the text, and does not close what stands around it.
        event.preventDefault()
        event.stopPropagation()
        back()
      }}
    >
      <Toolbar
        editor={editor}
        label={label}
        bar={bar}
        onWish={(mark) => ask({ type: 'MARK.WISHED', mark })}
        onFormula={() => actor.send({ type: 'FORMULA.ASKED', formula: { tex: '', block: false } })}
        onPicture={uploadPicture ? pictureWanted : undefined}
        onBack={back}
        characters={
          <CharacterPanel
            characters={props.characters}
            isOpen={panel === 'characters'}
            onOpenChange={(open) => (open ? actor.send({ type: 'CHARACTERS.ASKED' }) : close())}
            onClosed={closed}
            onPress={(code) => actor.send({ type: 'CHARACTER.PRESSED', code })}
          />
        }
      />
      <div role="alert">
        {warning !== undefined && (
          <p className={styles.warning}>
            <Icon icon={TriangleAlert} size={14} />
            {messages.editorWarnings[warning]}
          </p>
        )}
        {refusal && (
          <p className={styles.warning}>
            <Icon icon={TriangleAlert} size={14} />
            {messages.pictureRefusals[refusal.reason](refusal.name)}
          </p>
        )}
      </div>
      <ViewOfEditor editor={editor} />
      <EditorContent editor={editor} className={styles.content} />
      <CharacterCounter editor={editor} most={props.maxLength} />
      <span id={keysId} className={styles.spoken}>
        {messages.toolbarKeys}
      </span>
      {uploadPicture && (
        <input
          ref={chooser}
          className={styles.fileInput}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          tabIndex={-1}
          aria-label={messages.insertPicture}
          onChange={(event) => {
            const files = Array.from(event.currentTarget.files ?? [], uploadFile)
            event.currentTarget.value = ''
            if (files.length > 0) actor.send({ type: 'PICTURES.CHOSEN', files })
          }}
        />
      )}
      {panel === 'formula' && formula && (
        <FormulaPanel
          formula={formula}
          formulas={props.formulas}
          {...beside}
          onGiven={(tex, block) => ask({ type: 'FORMULA.GIVEN', tex, block })}
        />
      )}
      {(panel === 'rewording' || typeof panel === 'object') && (
        <PicturePanel
          key={pictures[0]?.name ?? 'words'}
          file={file instanceof File ? file : undefined}
          state={typeof panel === 'object' ? panel.picture : 'asking'}
          words={words}
          {...beside}
          onGiven={(next) => ask({ type: 'WORDS.GIVEN', words: next })}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
    </div>
  )
}
