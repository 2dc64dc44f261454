import type { viewMessages } from '../messages/views.ts'
import type { LoadedScreen } from './loaded-screen.ts'

/** What a view is given: the query of its address, and what its path itself says. */
export interface ViewProps {
  readonly query: Readonly<Record<string, string>>
}

/** A screen of the workspace: what it is called, and how it is loaded. */
export interface View {
  readonly title: keyof (typeof viewMessages)['zh']
  readonly screen: LoadedScreen<ViewProps>
  /** The menu leaf that it belongs to, where it is no leaf itself. */
  readonly parent?: string
  /** Names in the query of its address that say how it stands, and not which view it is. @default none */
  readonly place?: readonly string[]
}

/** How a list stands: the chosen part, what was typed, the conditions, the order, the page and its size. */
export const list = ['view', 'search', 'filter', 'sort', 'page', 'size']
