import { ListIndentDecrease, ListIndentIncrease } from 'lucide-react'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Brand, type BrandProps } from '../brand/index.ts'
import type { FrameMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { useScreenClass } from './screen-class.ts'
import * as styles from './shell-frame.css.ts'
import { ShellContext } from './shell-state.ts'
import type { TopToolProps } from './TopTool.tsx'

/** What {@link ShellFrame} takes. */
export interface ShellFrameProps extends RootProps<HTMLDivElement> {
  /** Mark and name at the left end of the top bar. */
  brand: BrandProps
  /** Usually `TopMenu`; below 992 px it moves into the side bar. */
  topMenu: ReactNode
  /** At the right of the top bar: search, `TopTool`s, `UserMenu`. */
  tools: ReactNode
  /** Usually `SideMenu`. */
  sideMenu: ReactNode
  /** At the foot of the side bar. */
  sideFoot?: ReactNode
  /** Usually `TabStrip`; phones do without. */
  tabs?: ReactNode
  /** What concerns all that is shown, such as a connection that is gone; above the content, which makes room for it. */
  notice?: ReactNode
  /** Whether the side bar shows icons alone, on wide screens. */
  collapsed: boolean
  /** The side bar was folded (`true`) or opened; keep it, and hand it back as `collapsed`. */
  onCollapsedChange: (collapsed: boolean) => void
  /** What is shown; it scrolls, the page around it never does. */
  children: ReactNode
}

/** What {@link Frame} takes. */
export interface FrameProps extends ShellFrameProps {
  /** The words of the frame. */
  words: Pick<FrameMessages, 'skipToContent' | 'collapseSideMenu' | 'expandSideMenu' | 'closeSideMenu' | 'openPages'>
  /** Draws the button that folds the side bar. */
  tool: ComponentType<TopToolProps>
}

/** `ShellFrame` without what it takes to draw its button: it stands in pages whose parts have not all come. */
export function Frame(props: FrameProps) {
  const { brand, topMenu, tools, sideMenu, sideFoot, tabs, notice, collapsed, onCollapsedChange, children } = props
  const { words, tool: Tool } = props
  const narrow = useScreenClass() < 2
  const [drawerOpen, setDrawerOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  const shell = useMemo(() => ({ collapsed: collapsed && !narrow, narrow, closeDrawer }), [collapsed, narrow, closeDrawer])
  const open = narrow ? drawerOpen : !collapsed
  useEffect(() => {
    if (!narrow || !drawerOpen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setDrawerOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [narrow, drawerOpen])
  const wasOpen = useRef(false)
  useEffect(() => {
    // What was pressed in the side bar went away with it.
    if (wasOpen.current && !drawerOpen && document.activeElement === document.body) main.current?.focus()
    wasOpen.current = drawerOpen
  }, [drawerOpen])
  return (
    <ShellContext value={shell}>
      <div {...onRoot(props, styles.shell)} {...(shell.collapsed ? { 'data-collapsed': '' } : {})}>
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          {words.skipToContent}
        </button>
        <header className={styles.top}>
          <div className={styles.corner}>
            <Tool
              ref={toggle}
              label={open ? words.collapseSideMenu : words.expandSideMenu}
              icon={open ? ListIndentDecrease : ListIndentIncrease}
              expanded={open}
              onPress={() => (narrow ? setDrawerOpen(!drawerOpen) : onCollapsedChange(!collapsed))}
            />
            <Brand {...brand} />
          </div>
          <div className={styles.topSlot}>{narrow ? null : topMenu}</div>
          <div className={styles.tools}>{tools}</div>
        </header>
        {(!narrow || drawerOpen) && (
          <div className={styles.side}>
            {narrow ? topMenu : null}
            {sideMenu}
            {sideFoot !== undefined && <div className={styles.sideFoot}>{sideFoot}</div>}
          </div>
        )}
        {narrow && drawerOpen && (
          <button type="button" className={styles.shade} aria-label={words.closeSideMenu} onClick={closeDrawer} />
        )}
        <div className={styles.column} {...(narrow && drawerOpen ? { inert: true } : {})}>
          {tabs !== undefined && (
            <section className={styles.tabs} aria-label={words.openPages}>
              {tabs}
            </section>
          )}
          {notice}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </ShellContext>
  )
}
