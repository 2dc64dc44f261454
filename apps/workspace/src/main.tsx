import { createRoot } from 'react-dom/client'
import { tellPageError, watchPageErrors } from './page-errors.ts'
import { provideRandomUuid } from './random-uuid.ts'
import { beginsWithShell } from './session/begins-with-shell.ts'
import { beginsWithSignIn } from './session/begins-with-sign-in.ts'

watchPageErrors()
provideRandomUuid()
const place = document.getElementById('root')
if (!place) throw new Error('index.html has an element with the id root')
const settings = document.getElementById('back-end')?.textContent

const root = createRoot(place, {
  // A boundary shows what broke; the log keeps why.
  onCaughtError: (error, { componentStack }) => {
    console.error(error)
    tellPageError(error, componentStack)
  },
})
const loadApp = async () => {
  const { startApp } = await import('./app.tsx')
  return startApp(root, settings)
}
const showApp = async () => {
  const app = await loadApp().catch((error: Error) => {
    // Nothing can be shown before it is known whom to ask; whoever set it up reads this.
    place.textContent = error.message
    throw error
  })
  app.show()
}

if (beginsWithSignIn(location.pathname, settings)) {
  // Where nobody is signed in, every such address is that of signing in.
  if (!/^\/login1?\/?$/.test(location.pathname)) history.replaceState(null, '', '/login')
  const { showFirstSignIn } = await import('./session/FirstSignIn.tsx')
  showFirstSignIn(root, loadApp)
} else if (beginsWithShell(location.pathname, settings)) {
  const { showFirstShell } = await import('./first-shell/show-first-shell.tsx')
  if (!(await showFirstShell(place, { createRoot, loadApp }))) await showApp()
} else await showApp()
