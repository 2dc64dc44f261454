import type { ScanCodeActorRef, ScanCodeSnapshot } from '@etalon/machines/scan-code'
import { useSelector } from '@xstate/react'
import { Camera, ImageUp, RotateCcw, Square } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { Note, type NoteTone } from '../note/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './code-scanner.css.ts'

/** What can be said of a scan. */
export type ScanStanding =
  | 'idle'
  | 'opening'
  | 'looking'
  | 'foreign'
  | 'refused'
  | 'noCamera'
  | 'unsupported'
  | 'cameraFailed'
  | 'reading'
  | 'nothingFound'
  | 'notOurs'
  | 'unreadable'
  | 'found'

/** The words of a scan: they depend on what is scanned, so they come from who uses it. */
export interface CodeScannerWords {
  /** Names the camera's view. */
  readonly view: string
  readonly open: string
  readonly stop: string
  readonly retry: string
  /** On the button that chooses a picture. */
  readonly picture: string
  /** A sentence for each thing that can be said. */
  readonly standings: Readonly<Record<ScanStanding, string>>
}

/** What {@link CodeScanner} takes. */
export interface CodeScannerProps extends RootProps<HTMLDivElement> {
  /** The scan, such as `useCodeScanner` makes it. */
  actor: ScanCodeActorRef
  /** Names the part, read aloud. */
  label: string
  /** What its buttons say, and a sentence for each way in which the scan can stand. */
  words: CodeScannerWords
}

type Deed = 'open' | 'stop' | 'retry'

const standings: Readonly<Record<ScanStanding, { readonly tone: NoteTone; readonly deed: Deed | undefined }>> = {
  idle: { tone: 'info', deed: 'open' },
  opening: { tone: 'info', deed: 'stop' },
  looking: { tone: 'info', deed: 'stop' },
  foreign: { tone: 'warning', deed: 'stop' },
  refused: { tone: 'warning', deed: 'retry' },
  noCamera: { tone: 'warning', deed: 'retry' },
  unsupported: { tone: 'warning', deed: undefined },
  cameraFailed: { tone: 'warning', deed: 'retry' },
  reading: { tone: 'info', deed: 'stop' },
  nothingFound: { tone: 'warning', deed: 'open' },
  notOurs: { tone: 'warning', deed: 'open' },
  unreadable: { tone: 'warning', deed: 'retry' },
  found: { tone: 'success', deed: 'open' },
}
const deeds = {
  open: { event: { type: 'CAMERA.WANTED' }, icon: Camera },
  stop: { event: { type: 'STOPPED' }, icon: Square },
  retry: { event: { type: 'RETRY' }, icon: RotateCcw },
} as const

const standingOf = ({ value }: ScanCodeSnapshot): ScanStanding => (typeof value === 'object' ? value.camera : value)

/** The camera's view, what is going on in words that are read out as they change, and two ways to show a code: camera and picture. */
export function CodeScanner({ actor, label, words, ...root }: CodeScannerProps) {
  const standing = useSelector(actor, standingOf)
  const camera = useSelector(actor, ({ context }) => context.camera)
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  // A server knows no videos, and no camera either.
  const video = typeof HTMLVideoElement === 'function' && camera instanceof HTMLVideoElement ? camera : null
  // The port made the video; here it only gets its place and its name.
  useEffect(() => {
    if (video === null || place === null) return
    video.setAttribute('aria-label', words.view)
    if (video.parentElement !== place) place.replaceChildren(video)
  }, [video, place, words.view])
  const { tone, deed } = standings[standing]
  const isBusy = deed === 'stop'
  const leave = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isBusy) return
      event.stopPropagation()
      actor.send({ type: 'STOPPED' })
    },
    [actor, isBusy],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and lays its content out in a way of its own
    <div {...onRoot(root, styles.scanner)} role="group" aria-label={label} data-standing={standing} onKeyDown={leave}>
      {video !== null && <div className={styles.view} ref={setPlace} />}
      <Note tone={tone} live>
        {words.standings[standing]}
      </Note>
      <div className={styles.deeds}>
        {deed !== undefined && (
          <Button icon={deeds[deed].icon} onPress={() => actor.send(deeds[deed].event)}>
            {words[deed]}
          </Button>
        )}
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => {
            const picture = files?.[0]
            if (picture) actor.send({ type: 'PICTURE.CHOSEN', picture })
          }}
        >
          <Button icon={ImageUp}>{words.picture}</Button>
        </FileTrigger>
      </div>
    </div>
  )
}
