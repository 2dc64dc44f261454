import { afterFrame } from '@etalon/ui/frame'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import { LockPage } from '../session/LockPage.tsx'
import { LoginPage } from '../session/LoginPage.tsx'
import { useWorkspace } from '../workspace/index.ts'
import { ErrorRoute } from './ErrorRoute.tsx'
import { loadedScreen } from './loaded-screen.ts'
import './mathematics.css'
import { OnDemand } from './OnDemand.tsx'
import { Shell } from './Shell.tsx'

/** What is seldom opened comes when it is. */
const registerPage = loadedScreen<object>(async () => ({ default: (await import('../session/RegisterPage.tsx')).RegisterPage }))
const forgottenPasswordPage = loadedScreen<object>(async () => ({
  default: (await import('../session/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
}))
const ssoPage = loadedScreen<object>(async () => ({ default: (await import('../session/SsoPage.tsx')).SsoPage }))

/** The guard: without a token to /login, with one from /login to /, locked to /lock; everything else is the shell's (NAV-3). */
export function Routing() {
  const { root, session, lockScreen, registers } = useWorkspace()
  const signedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn') || snapshot.matches('signingOut'))
  const locked = useSelector(session, ({ context }) => context.locked)
  const lockShown = useSelector(lockScreen, (snapshot) => snapshot.matches('locked') && !snapshot.matches({ locked: 'flagged' }))
  const recalling = useSelector(session, (snapshot) => snapshot.matches('recalling'))
  const navigate = useNavigate()
  /** Gives up the address of a chosen tab, as long as it waits for the frame that shows its view. */
  const waiting = useRef<() => void>(undefined)
  // Before the effects of what is shown: entering the shell may lead on at once.
  useLayoutEffect(() => {
    // The machines decide where to go; the router goes there.
    const { unsubscribe } = root.on('navigate', ({ path, query, reason }) => {
      const search = new URLSearchParams(query).toString()
      const go = () => void navigate(search === '' ? path : `${path}?${search}`)
      waiting.current?.()
      waiting.current = undefined
      if (reason !== 'tab') return go()
      // Its view is shown by then, and to write an address down takes its time.
      waiting.current = afterFrame(() => {
        waiting.current = undefined
        go()
      })
    })
    return unsubscribe
  }, [root, navigate])
  // Between the flag and /lock nothing is shown: the work is gone at once.
  const toLock = lockShown ? <Navigate to="/lock" replace /> : null
  // For a moment nobody knows whether the session is over; the address is kept until that is known.
  if (recalling) return null
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <Routes>
        {['/login', '/login1'].map((path) => (
          <Route key={path} path={path} element={<EntryRoute signedIn={signedIn} page={<LoginPage />} />} />
        ))}
        {registers ? (
          <>
            <Route
              path="/register"
              element={<EntryRoute signedIn={signedIn} page={<OnDemand part={registerPage} given={{}} />} />}
            />
            <Route
              path="/forgetPassword"
              element={<EntryRoute signedIn={signedIn} page={<OnDemand part={forgottenPasswordPage} given={{}} />} />}
            />
          </>
        ) : null}
        <Route path="/sso/login" element={<EntryRoute signedIn={signedIn} page={<OnDemand part={ssoPage} given={{}} />} />} />
        <Route path="/lock" element={signedIn ? <LockRoute locked={locked} /> : <Navigate to="/login" replace />} />
        {([404, 403, 500] as const).map((status) => (
          <Route key={status} path={`/${status}`} element={signedIn && locked ? toLock : <ErrorRoute status={status} />} />
        ))}
        <Route
          path="*"
          element={
            signedIn ? locked ? <LockedOut>{toLock}</LockedOut> : <Shell waiting={waiting} /> : <Navigate to="/login" replace />
          }
        />
      </Routes>
    </RouterProvider>
  )
}

/**
 * Screens for those who are not signed in lead away whoever comes there signed in. Whoever signs in there is led on by the root actor: home,
 * or back to where the last session ended.
 */
function EntryRoute({ signedIn, page }: { signedIn: boolean; page: ReactNode }) {
  const [cameSignedIn] = useState(signedIn)
  return cameSignedIn && signedIn ? <Navigate to="/" replace /> : page
}

/** Whoever opens an address of the work while all is locked is led there once it is not. */
function LockedOut({ children }: { children: ReactNode }) {
  const { session } = useWorkspace()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== '/') session.send({ type: 'ROUTE.ENTERED', path: `${pathname}${search}` })
  }, [session, pathname, search])
  return children
}

/** /lock leads away whoever comes there unlocked. Whoever unlocks there is led on by the root actor to the page that was left. */
function LockRoute({ locked }: { locked: boolean }) {
  const [cameLocked] = useState(locked)
  return cameLocked || locked ? <LockPage /> : <Navigate to="/" replace />
}
