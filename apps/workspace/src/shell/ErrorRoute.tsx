import { ErrorPage, type ErrorPageStatus } from '@etalon/ui/error-page'
import { useMessages } from '@etalon/ui/i18n'
import { useNavigate } from 'react-router'
import * as styles from './error-route.css.ts'
import { usePageTitle } from './use-page-title.ts'

/** The pages /404, /403 and /500 (NAV-10): they answer without signing in, and lead home or back. */
export function ErrorRoute({ status }: { status: ErrorPageStatus }) {
  const navigate = useNavigate()
  usePageTitle(useMessages().errorPages[status].title)
  return (
    <main className={styles.page}>
      <ErrorPage
        status={status}
        onHome={() => void navigate('/')}
        {...(history.length > 1 ? { onBack: () => void navigate(-1) } : {})}
      />
    </main>
  )
}
