import { LoadingBar } from '@etalon/ui/loading'
import { type ReactNode, Suspense } from 'react'

/** What comes with the first time that it is asked for, such as a dialog that most never open: a thin bar until its code is there. */
export const OnceAsked = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<LoadingBar />}>{children}</Suspense>
)
