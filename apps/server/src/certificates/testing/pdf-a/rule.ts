import type { Pdf } from './read-pdf.ts'

/** A rule of ISO 19005-3 that is checked here. */
export interface Rule {
  /** Its clause in ISO 19005-3:2012. */
  readonly clause: string
  /** What it wants, in our words. */
  readonly wants: string
  /** Where it does not hold; empty where it does. */
  readonly faults: (pdf: Pdf) => readonly string[]
}
