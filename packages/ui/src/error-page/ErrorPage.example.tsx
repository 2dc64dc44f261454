import { ErrorPage } from '@etalon/ui/error-page'

/** What an address that leads nowhere shows. */
export function Example() {
  return <ErrorPage status={404} onHome={() => console.log('home')} onBack={() => history.back()} />
}
