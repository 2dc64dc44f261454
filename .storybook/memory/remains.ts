/** What one component left behind. */
export interface Remains {
  readonly story: string
  readonly nodes: number
  readonly listeners: number
  /** Bytes, as far as the browser had given back what was free. */
  readonly heap: number
}
