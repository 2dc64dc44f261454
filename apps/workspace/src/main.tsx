import { shownScheme } from '@etalon/machines/preferences'
import { ConfirmProvider } from '@etalon/ui/confirm'
import { MessagesProvider } from '@etalon/ui/i18n'
import { LoadingIndicator } from '@etalon/ui/loading'
import { applyTheme } from '@etalon/ui/theme'
import { Toasts } from '@etalon/ui/toast'
import { useSelector } from '@xstate/react'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { allowEmptyMarkup } from './empty-markup.ts'
import { Routing } from './shell/Routing.tsx'
import { backEndOf, caughtError, createWorkspace, type Workspace, WorkspaceProvider } from './workspace/index.ts'

function App({ workspace: { preferences, toasts, loading } }: { workspace: Workspace }) {
  const { language, theme, density, colour } = useSelector(preferences, ({ context }) => context)
  const scheme = useSelector(preferences, ({ context }) => shownScheme(context))
  useEffect(() => {
    applyTheme(document.documentElement, { theme, scheme, density, colour })
  }, [theme, scheme, density, colour])
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }, [language])
  return (
    <MessagesProvider language={language}>
      <ConfirmProvider>
        <BrowserRouter>
          <Routing />
        </BrowserRouter>
        <LoadingIndicator actor={loading} />
        <Toasts centre={toasts} />
      </ConfirmProvider>
    </MessagesProvider>
  )
}

allowEmptyMarkup(window)
const place = document.getElementById('root')
if (!place) throw new Error('index.html has an element with the id root')
const backEnd = await backEndOf(document.getElementById('back-end')?.textContent).catch((error: Error) => {
  // Nothing can be shown before it is known whom to ask; whoever set it up reads this.
  place.textContent = error.message
  throw error
})
const workspace = createWorkspace(backEnd)
createRoot(place, {
  // A boundary shows what broke; the log keeps why.
  onCaughtError: (error, { componentStack }) => {
    console.error(error)
    workspace.errorLog.send({ type: 'ERROR.CAUGHT', error: caughtError(error, componentStack) })
  },
}).render(
  <StrictMode>
    <WorkspaceProvider workspace={workspace}>
      <App workspace={workspace} />
    </WorkspaceProvider>
  </StrictMode>,
)
