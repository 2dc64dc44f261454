import { type ReleaseActorRef, releaseMachine } from '@etalon/machines/release'
import { createActor, fromPromise } from 'xstate'
import type { OpenDrafts } from './kept/open-drafts.ts'

const place = 'etalon-build'

/** Which release a page is; undefined where it names none. @param html the page as the server sends it */
export function releaseIn(html: string): string | undefined {
  return new RegExp(`<meta name="${place}" content="([\\w-]{1,64})"`).exec(html)?.[1]
}

/** Asks for the page as the server has it now. It would send another page than this one. @throws TypeError where it cannot be reached */
export async function askPage(signal: AbortSignal): Promise<{
  /** Undefined where the page names none. */
  readonly release: string | undefined
  /** When the server sent it, by its clock, in milliseconds since 1970; not a number where it did not say. */
  readonly sentAt: number
}> {
  const answer = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store', signal })
  const release = answer.ok ? releaseIn(await answer.text()) : undefined
  return { release, sentAt: Date.parse(answer.headers.get('date') ?? '') }
}

/** Watches whether the server has a newer release than the one that runs in this page. What is typed is kept before another is loaded. */
export function createRelease(drafts: OpenDrafts): ReleaseActorRef {
  const machine = releaseMachine.provide({
    actors: { askRelease: fromPromise<string | undefined>(async ({ signal }) => (await askPage(signal)).release) },
  })
  const running = document.querySelector<HTMLMetaElement>(`meta[name=${place}]`)?.content
  const actor = createActor(machine, { input: { running, now: () => performance.now() } })
  actor.on('saveDrafts', () => void drafts.saveAll().then(() => actor.send({ type: 'DRAFTS.SAVED' })))
  actor.on('reload', () => location.reload())
  return actor.start()
}
