import type { Credentials, SessionSnapshot } from '@etalon/machines/session'
import { whenIdle } from '@etalon/ui/on-demand'
import { type ReactNode, StrictMode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Root } from 'react-dom/client'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { Look } from '../shell/Look.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import type { Workspace } from '../workspace/index.ts'
import { storedLook } from '../workspace/kept/stored-look.ts'
import { EntryStage } from './EntryStage.tsx'
import * as styles from './login.css.ts'
import { OpenDoors } from './OpenDoors.tsx'
import { nothingTyped, SignInFields } from './SignInFields.tsx'
import { firstState, isBeforeSignIn, signInStateOf } from './sign-in-state.ts'

/** The workspace once its code has come: its machines run, and nothing of it is drawn yet. */
export interface StartedApp {
  readonly workspace: Workspace
  /** The tools above a page for those who are not signed in, and what is told beside it. */
  readonly head: ReactNode
  /** Draws the workspace in place of what is there. */
  readonly show: () => void
}

/**
 * The sign-in page of a first visit. It stands before the workspace's own code has come, which is fetched while somebody types; what is
 * submitted earlier waits for it. Once somebody is in, the workspace takes its place.
 */
function FirstSignIn({ loadApp }: { readonly loadApp: () => Promise<StartedApp> }) {
  const [app, setApp] = useState<StartedApp>()
  const [typed, setTyped] = useState(nothingTyped)
  const [waiting, setWaiting] = useState<Credentials>()
  const [hasFailed, setFailed] = useState(false)
  const coming = useRef<Promise<void>>(undefined)
  const load = useCallback(() => {
    coming.current ??= loadApp()
      .then(setApp)
      .catch(() => {
        // Asked for once more with the next try.
        coming.current = undefined
        setFailed(true)
        setWaiting(undefined)
      })
  }, [loadApp])
  useEffect(() => whenIdle(load), [load])
  useEffect(() => {
    if (!app || !waiting) return
    app.workspace.session.send({ type: 'SIGN_IN.REQUESTED', credentials: waiting })
    setWaiting(undefined)
  }, [app, waiting])
  // Nobody else goes where the machines lead before the workspace is drawn.
  useEffect(() => {
    const heard = app?.workspace.root.on('navigate', ({ path, query }) => {
      const search = new URLSearchParams(query).toString()
      if (location.pathname !== path) history.pushState(null, '', search === '' ? path : `${path}?${search}`)
    })
    return () => heard?.unsubscribe()
  }, [app])

  const subscribe = useCallback(
    (tell: () => void) => {
      const heard = app?.workspace.session.subscribe(tell)
      return () => heard?.unsubscribe()
    },
    [app],
  )
  const snapshot = useSyncExternalStore<SessionSnapshot | undefined>(subscribe, () => app?.workspace.session.getSnapshot())
  const isOver = snapshot !== undefined && !isBeforeSignIn(snapshot)
  useEffect(() => {
    if (isOver) app?.show()
  }, [app, isOver])

  const known = snapshot ? signInStateOf(snapshot) : firstState
  const state = {
    ...known,
    isBusy: known.isBusy || waiting !== undefined || isOver,
    ...(hasFailed && !app ? { said: { word: 'unreachable', tone: 'danger' } as const } : {}),
  }
  return (
    <EntryStage head={app?.head}>
      <SignInFields
        state={state}
        typed={typed}
        onTyped={setTyped}
        ways={<Ways />}
        onSubmit={(credentials) => {
          setFailed(false)
          setWaiting(credentials)
          load()
        }}
      />
      <OpenDoors />
    </EntryStage>
  )
}

/** Where somebody without an account goes on. */
function Ways() {
  const words = useWords(sessionMessages)
  usePageTitle(words.signIn)
  return (
    <p className={styles.ways}>
      <a className={styles.way} href="/forgetPassword">
        {words.forgotten}
      </a>
      <a className={styles.way} href="/register">
        {words.register}
      </a>
    </p>
  )
}

/** The page in the look that was chosen before, or is chosen now. */
function LookedAt({ loadApp }: { readonly loadApp: () => Promise<StartedApp> }) {
  const [look, setLook] = useState(storedLook)
  const follow = useCallback(async () => {
    const app = await loadApp()
    const { preferences } = app.workspace
    setLook(preferences.getSnapshot().context)
    preferences.subscribe(({ context }) => setLook(context))
    return app
  }, [loadApp])
  return (
    <Look chosen={look}>
      <FirstSignIn loadApp={follow} />
    </Look>
  )
}

/** Shows the sign-in page before anything else has come. @param loadApp fetches and starts the workspace */
export function showFirstSignIn(root: Root, loadApp: () => Promise<StartedApp>): void {
  root.render(
    <StrictMode>
      <LookedAt loadApp={loadApp} />
    </StrictMode>,
  )
}
