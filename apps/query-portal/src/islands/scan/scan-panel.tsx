import type { PublicLocale } from '@etalon/api/domain'
import type { ScanCodeActorRef, ScanCodeSnapshot } from '@etalon/machines/scan-code'
import { useSelector } from '@xstate/react'
import { type ChangeEvent, useCallback } from 'react'
import { catalogues, type Messages } from '../../messages/index.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'

/** What is said about a state, and what the first button does in it. */
interface Standing {
  readonly words: keyof Messages['scan']['standings']
  readonly tone: 'calm' | 'good' | 'warn'
  readonly icon: IconName
  readonly act: 'open' | 'stop' | 'retry' | undefined
}

const standings: readonly (readonly [state: Parameters<ScanCodeSnapshot['matches']>[0], standing: Standing])[] = [
  ['idle', { words: 'idle', tone: 'calm', icon: 'scan', act: 'open' }],
  [{ camera: 'opening' }, { words: 'opening', tone: 'calm', icon: 'clock', act: 'stop' }],
  [{ camera: 'looking' }, { words: 'looking', tone: 'calm', icon: 'scan', act: 'stop' }],
  [{ camera: 'foreign' }, { words: 'foreign', tone: 'warn', icon: 'warning', act: 'stop' }],
  ['refused', { words: 'refused', tone: 'warn', icon: 'warning', act: 'retry' }],
  ['noCamera', { words: 'noCamera', tone: 'warn', icon: 'warning', act: 'retry' }],
  ['unsupported', { words: 'unsupported', tone: 'warn', icon: 'warning', act: undefined }],
  ['cameraFailed', { words: 'cameraFailed', tone: 'warn', icon: 'warning', act: 'retry' }],
  ['reading', { words: 'reading', tone: 'calm', icon: 'clock', act: 'stop' }],
  ['nothingFound', { words: 'nothingFound', tone: 'warn', icon: 'question', act: 'open' }],
  ['notOurs', { words: 'notOurs', tone: 'warn', icon: 'warning', act: 'open' }],
  ['unreadable', { words: 'unreadable', tone: 'warn', icon: 'warning', act: 'retry' }],
  ['found', { words: 'found', tone: 'good', icon: 'good', act: 'stop' }],
]

const standingOf = (snapshot: ScanCodeSnapshot): Standing | undefined => standings.find(([state]) => snapshot.matches(state))?.[1]

const events = { open: { type: 'CAMERA.WANTED' }, stop: { type: 'STOPPED' }, retry: { type: 'RETRY' } } as const

export interface ScanPanelProps {
  readonly actor: ScanCodeActorRef
  readonly locale: PublicLocale
}

/** The camera's view, what is going on in words that are read out as they change, and the two ways to show a code. */
export function ScanPanel({ actor, locale }: ScanPanelProps) {
  const t = catalogues[locale].scan
  const standing = useSelector(actor, standingOf)
  const camera = useSelector(actor, (snapshot) => snapshot.context.camera)
  // The port made the video; here it only gets its place and its name.
  const hold = useCallback(
    (place: HTMLElement | null) => {
      if (!(camera instanceof HTMLVideoElement)) return
      camera.setAttribute('aria-label', t.view)
      place?.replaceChildren(camera)
      // On a phone it would open below the fold.
      place?.closest('.scan')?.scrollIntoView()
    },
    [camera, t.view],
  )
  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void => {
    const picture = field.files?.[0]
    if (picture !== undefined) actor.send({ type: 'PICTURE.CHOSEN', picture })
    // So that the same picture can be chosen again.
    field.value = ''
  }
  const act = standing?.act
  return (
    <>
      <h2 tabIndex={-1}>{t.title}</h2>
      {camera instanceof HTMLVideoElement && <div className="view" ref={hold} />}
      <div className={`card ${standing?.tone ?? 'calm'}`}>
        <Icon name={standing?.icon ?? 'scan'} />
        <p role="status">{standing && t.standings[standing.words]}</p>
      </div>
      <div className="pair">
        {act !== undefined && (
          <button type="button" className="btn two" onClick={() => actor.send(events[act])}>
            {t[act]}
          </button>
        )}
        <label className="btn two file">
          {t.picture}
          <input type="file" accept="image/*" aria-label={t.picture} onChange={choose} />
        </label>
      </div>
      <p className="promise">
        <Icon name="lock" />
        <span>{t.promise}</span>
      </p>
    </>
  )
}
