import { useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { FieldBox, FieldFrame, type FieldOptions, SubmittedValue } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useOnDemand } from '../on-demand/index.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import { RichTextView } from './RichTextView.tsx'
import * as styles from './rich-text.css.ts'
import type { RichTextEditorPart, RichTextOptions } from './rich-text-options.ts'

/** What {@link RichText} takes. */
export interface RichTextProps extends FieldOptions, RichTextOptions {
  /** The text as HTML, where you keep that. It is cleaned before it is shown. */
  value?: string
  /** The text as HTML at first, where the field keeps it itself. @default '' */
  defaultValue?: string
  /** Gets the whole text as clean HTML after each change; empty where nothing stands in it. */
  onChange?: (value: string) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Fetches the editor. What it is at first counts. @default Tiptap, by `import()` */
  load?: () => Promise<RichTextEditorPart>
}

const pictures = ({ loadPicture }: Pick<RichTextOptions, 'loadPicture'>) => (loadPicture ? { loadPicture } : {})

const loadEditor = (): Promise<RichTextEditorPart> => import('./RichTextEditor.tsx')

/**
 * A text with headings, lists, tables, pictures, special characters and formulas. The editor is fetched with the first of them; until
 * it is there, and where it does not come, the text can be read.
 *
 * Keys: Alt with F10 goes to the toolbar, arrows go through it, Escape comes back; the rest stands with each tool.
 */
export function RichText(props: RichTextProps) {
  const { name, value, defaultValue = '', onChange } = props
  const [own, setOwn] = useState(defaultValue)
  const html = value ?? own
  const id = useId()
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const isFixed = props.disabled === true || props.readOnly === true
  return (
    <FieldFrame
      options={props}
      onLabel={() => document.getElementById(id)?.querySelector<HTMLElement>('[contenteditable=true]')?.focus()}
    >
      {({ describedBy, isWrong }) => (
        <>
          <FieldBox
            area
            id={id}
            className={styles.box}
            aria-label={props.label}
            isInvalid={isWrong}
            isDisabled={props.disabled ?? false}
            isReadOnly={props.readOnly ?? false}
          >
            {isFixed ? (
              <RichTextView html={html} className={styles.still} {...pictures(props)} />
            ) : (
              <Edited {...props} value={html} onChange={change} describedBy={describedBy} isWrong={isWrong} />
            )}
          </FieldBox>
          <SubmittedValue name={name} value={html} disabled={props.disabled ?? false} />
        </>
      )}
    </FieldFrame>
  )
}

interface EditedProps extends RichTextEditorProps {
  load?: () => Promise<RichTextEditorPart>
}

/** The editor, or the text to read until it is there. */
function Edited({ load = loadEditor, ...props }: EditedProps) {
  const messages = useMessages()
  const editor = useOnDemand(load)
  const state = useRef<HTMLParagraphElement>(null)
  // Who waits here for the editor gets it.
  const isAwaited = useRef(false)
  if (editor.state === 'ready')
    return <editor.part.RichTextEditor {...props} autoFocus={isAwaited.current || (props.autoFocus ?? false)} />
  const retry = (again: () => void) => {
    // The button goes away with the failure.
    state.current?.focus()
    again()
  }
  return (
    <>
      <p
        ref={state}
        tabIndex={-1}
        onFocus={() => {
          isAwaited.current = true
        }}
        onBlur={() => {
          isAwaited.current = false
        }}
        className={styles.state}
        role="status"
        {...(editor.state === 'failed' ? { 'data-failed': '' } : {})}
      >
        {editor.state === 'failed' ? messages.editorNotLoaded : messages.editorLoading}
        {editor.state === 'failed' && (
          <Button kind="text" size="small" onPress={() => retry(editor.retry)}>
            {messages.retry}
          </Button>
        )}
      </p>
      <RichTextView html={props.value} className={styles.still} {...pictures(props)} />
    </>
  )
}
