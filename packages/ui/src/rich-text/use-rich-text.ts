import { type PictureUpload, type RichTextActorRef, type RichTextEmitted, richTextMachine } from '@etalon/machines/rich-text'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { RichTextOptions } from './rich-text-options.ts'

/** Makes and owns the actor of one editor, and hands on what it tells. */
export function useRichText(options: RichTextOptions, onTold: (told: RichTextEmitted) => void): RichTextActorRef {
  const upload = useEffectEvent((request: PictureUpload, signal: AbortSignal) => {
    const { handle } = request.file
    if (!(handle instanceof File)) throw new TypeError('RichText: the handle of a picture is the file itself.')
    if (!options.uploadPicture) throw new TypeError('RichText: provide uploadPicture, which sends a picture.')
    return options.uploadPicture(handle, request.words, signal)
  })
  const [machine] = useState(() =>
    richTextMachine.provide({
      actors: {
        uploadPicture: fromPromise<string, PictureUpload>(async ({ input, signal }) => upload(input, signal)),
      },
    }),
  )
  const { maxPictureBytes } = options
  const actor = useActorRef(machine, { input: maxPictureBytes === undefined ? {} : { maxBytes: maxPictureBytes } })
  const tell = useEffectEvent(onTold)
  useEffect(() => {
    const heard = actor.on('*', (told) => tell(told))
    return () => heard.unsubscribe()
  }, [actor])
  return actor
}
