import { createContext, useContext } from 'react'

/** What parts of the shell know of it. */
export interface ShellState {
  /** The side bar shows icons alone. */
  collapsed: boolean
  /** Below 992 px: menus lie over the page. */
  narrow: boolean
  /** Closes the side bar that lies over the page; does nothing on wide screens. */
  closeDrawer: () => void
}

export const ShellContext = createContext<ShellState>({ collapsed: false, narrow: false, closeDrawer: () => {} })

/** What the shell around a component is like; a wide, open one where there is none. */
export const useShell = (): ShellState => useContext(ShellContext)
