import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { Popover } from '../popover/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './rich-text.css.ts'

interface PicturePanelProps {
  /** The picture that is new; none where the words of one in the text are changed. */
  file: File | undefined
  /** How far it is. */
  state: 'asking' | 'uploading' | 'failed'
  words: string
  anchor: RefObject<{ getBoundingClientRect(): DOMRect }>
  onGiven: (words: string) => void
  onRetry: () => void
  onClose: () => void
  /** It is gone, and the focus looks for a place. */
  onClosed: (event: Event) => void
}

/** What a picture shows, asked before it goes into the text; and how it is on its way. */
export function PicturePanel({ file, state, words: given, anchor, onGiven, onRetry, onClose, onClosed }: PicturePanelProps) {
  const messages = useMessages()
  const [words, setWords] = useState(given)
  const [isDecoration, setDecoration] = useState(file === undefined && given === '')
  const [wasAsked, setAsked] = useState(false)
  const address = useAddress(file)
  const isMissing = !isDecoration && words.trim() === ''
  const give = () => {
    setAsked(true)
    if (!isMissing) onGiven(isDecoration ? '' : words.trim())
  }
  return (
    <Popover
      title={file ? messages.insertPicture : messages.pictureWords}
      width="wide"
      align="start"
      open
      onClosed={onClosed}
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      footer={
        state === 'failed' ? (
          <Button kind="primary" size="small" onPress={onRetry}>
            {messages.retry}
          </Button>
        ) : (
          <Button kind="primary" size="small" disabled={state === 'uploading'} onPress={give}>
            {messages.ok}
          </Button>
        )
      }
    >
      <div className={styles.panel}>
        {address !== undefined && <img className={styles.shown} src={address} alt={file?.name ?? ''} />}
        {state === 'failed' && (
          <Note tone="danger" live>
            {messages.pictureFailed}
          </Note>
        )}
        {state === 'uploading' && <p role="status">{messages.pictureUploading(file?.name ?? '')}</p>}
        <TextField
          label={messages.pictureWords}
          hint={messages.pictureWordsHint}
          error={wasAsked && isMissing ? messages.pictureWordsMissing : undefined}
          value={isDecoration ? '' : words}
          onChange={setWords}
          onEnter={give}
          disabled={isDecoration || state !== 'asking'}
          autoFocus
        />
        <Checkbox checked={isDecoration} onChange={setDecoration} disabled={state !== 'asking'}>
          {messages.pictureDecorative}
        </Checkbox>
      </div>
    </Popover>
  )
}

/** Where a file can be seen while its panel is open. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
