import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './rich-text.css.ts'
import { TextPanel, type TextPanelPlace } from './TextPanel.tsx'

interface PicturePanelProps extends TextPanelPlace {
  /** The picture that is new; none where the words of one in the text are changed. */
  file: File | undefined
  /** How far it is. */
  state: 'asking' | 'uploading' | 'failed'
  words: string
  onGiven: (words: string) => void
  onRetry: () => void
}

/** What a picture shows, asked before it goes into the text; and how it is on its way. */
export function PicturePanel({ file, state, words: given, onGiven, onRetry, ...place }: PicturePanelProps) {
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
    <TextPanel
      {...place}
      title={file ? messages.insertPicture : messages.pictureWords}
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
    </TextPanel>
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
