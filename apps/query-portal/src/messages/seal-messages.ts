import type { SealFault } from '@etalon/verify/seal'
import type { ReactNode } from 'react'

/** What is said about the seal of a file. */
export interface SealMessages {
  /** Beneath a file that is as it was issued. */
  readonly intact: (name: ReactNode, moment: ReactNode) => ReactNode
  /** Where the institute could not be asked, and the seal alone speaks. */
  readonly alone: string
  readonly aloneNote: string
  /** What is wrong, each in a sentence. @param name of the certificate that sealed */
  readonly faults: Readonly<Record<SealFault, (name: string) => string>>
  /** What to do about a file whose seal is broken, where the institute could not be asked. */
  readonly brokenNote: string
}
