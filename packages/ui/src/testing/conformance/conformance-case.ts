import type { CSSProperties, ReactNode, RefCallback } from 'react'

/** What the suite gives to the outermost element of a component. */
export interface GivenRoot {
  className: string
  style: CSSProperties
  ref: RefCallback<Element>
  'data-conformance': string
}

/** One component, as the suite shows it. */
export interface ConformanceCase {
  /** Its folder and the name by which it is exported, such as `button/IconButton`: two folders may export the same name. */
  name: string
  /** Shows it, with what belongs on its outermost element. Without that it is shown as it is. */
  show: (root: GivenRoot | Record<never, never>) => ReactNode
  /** The element, where it is not the only one that stands in its place: a panel at the end of the page, a part of something else. */
  element?: string
  /** What brings the element to sight, where it is not there from the start. Gets what the component was drawn into. */
  begin?: (container: HTMLElement) => void
}

/** For what must be given and is of no matter here. */
export const nothing = (): void => undefined
