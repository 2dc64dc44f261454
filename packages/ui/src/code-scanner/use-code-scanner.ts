import {
  type PictureAnswer,
  type ReadPictureRequest,
  type ScanCodeActorRef,
  type ScanCodeEvent,
  scanCodeMachine,
} from '@etalon/machines/scan-code'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { type CodeReaders, type Recognise, readPicture, watchCamera } from '../code-reading/index.ts'

/** What a scan needs. */
export interface CodeScannerOptions {
  /** What reads codes, such as `codeReaders` of `@etalon/ui/code-reading`; the first that are given are used. */
  readonly readers: CodeReaders
  /** What a code stands for; undefined where it is somebody else's. The first that is given is used. */
  readonly recognise: Recognise
  /** Gets what was found, by the camera or in a picture; the camera is off by then. */
  readonly onFound: (found: string) => void
}

/** Makes and owns a scan. It lets the camera go when it leaves the page, and when nobody looks at the page. */
export function useCodeScanner({ readers, recognise, onFound }: CodeScannerOptions): ScanCodeActorRef {
  const [machine] = useState(() =>
    scanCodeMachine.provide({
      actors: {
        camera: fromCallback<ScanCodeEvent>(({ sendBack }) => watchCamera(sendBack, readers, recognise)),
        readPicture: fromPromise<PictureAnswer, ReadPictureRequest>(({ input }) =>
          readPicture(input.picture, readers, recognise),
        ),
      },
    }),
  )
  const actor = useActorRef(machine, { input: {} })
  const found = useEffectEvent((reference: string) => onFound(reference))
  useEffect(() => {
    const heard = actor.on('found', ({ reference }) => found(reference))
    const look = () => {
      const { value } = actor.getSnapshot()
      // While the browser asks for the camera, some phones count the page as hidden.
      const isWatching = typeof value === 'object' && value.camera !== 'opening'
      if (document.visibilityState === 'hidden' && isWatching) actor.send({ type: 'STOPPED' })
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      heard.unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [actor])
  return actor
}
