import { type ShownTab, shownTabs, type TabStripActorRef } from '@etalon/machines/tab-strip'
import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { type DragEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { ContextMenuPanel, useContextMenu } from '../context-menu/index.ts'
import { fadingSides, useHiddenSides } from '../hidden-sides/index.ts'
import { useMessages } from '../i18n/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { TabFace } from './TabFace.tsx'
import * as styles from './tab-strip.css.ts'
import { isFromRight, useTabKeys } from './use-tab-keys.ts'

/** What {@link TabStrip} takes. */
export interface TabStripProps extends RootProps<HTMLDivElement> {
  /** The open pages. */
  actor: TabStripActorRef
  /** The id of the element that shows a tab's page. */
  panelId?: string
  /** A tab's words in the language in force. @default the tab's own title */
  titleOf?: (tab: ShownTab) => string
  /** Whether a tab holds something that was not submitted yet. */
  isUnsaved?: (tab: ShownTab) => boolean
}

type Drop = { key: string; side: 'before' | 'after' } | null

/** The open pages as tabs. Views load, so a tab is opened by Enter or a click, not by moving the focus to it. */
export function TabStrip({ actor, panelId, titleOf = (tab) => tab.title, isUnsaved = () => false, ...root }: TabStripProps) {
  const messages = useMessages()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const tabs = useMemo(() => shownTabs(context), [context])
  const list = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const listRef = useSharedRef<HTMLDivElement>(setScroller, list)
  useHiddenSides(scroller, tabs)
  const [spoken, setSpoken] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const [drop, setDrop] = useState<Drop>(null)
  const menu = useContextMenu()
  // The menu has words for left and right, not for on and back.
  const [toLeft, setToLeft] = useState<-1 | 1>(-1)
  const lookWhereLeftIs = useCallback(() => {
    if (list.current) setToLeft(isFromRight(list.current) ? 1 : -1)
  }, [])
  useLayoutEffect(lookWhereLeftIs, [lookWhereLeftIs])

  const element = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null
  const tabByKey = (key: string | null) => tabs.find((tab) => tab.key === key)
  const say = (key: string, place: number) => {
    const tab = tabByKey(key)
    if (tab) setSpoken(messages.tabMoved(titleOf(tab), place + 1, tabs.length))
  }
  // At once, so that keys in quick succession find their tab; and again when a moved tab has been drawn at its new place.
  const focusTab = (key: string) => {
    element(key)?.focus()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) element(key)?.focus()
    })
  }
  const { cursor, setCursor, keyDown } = useTabKeys(actor, tabs, focusTab, (key, place) => {
    say(key, place)
    focusTab(key)
  })

  useEffect(() => {
    setCursor(null)
    // In the frame that shows the tab's view, but after all that changes in it: to ask where the tab lies lays the page out.
    const frame = requestAnimationFrame(() => {
      lookWhereLeftIs()
      list.current
        ?.querySelector(`[data-key="${CSS.escape(context.activeKey)}"]`)
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [context.activeKey, setCursor, lookWhereLeftIs])

  const actionsFor = (tab: ShownTab | undefined): MenuAction[] => {
    const place = tab ? tabs.indexOf(tab) : -1
    const others = tabs.some((one) => one.close && one !== tab)
    const move = (by: -1 | 1) => {
      if (!tab) return
      actor.send({ type: 'TAB.MOVE_BY', key: tab.key, by })
      say(tab.key, place + by)
    }
    const moving = (id: string, label: string, by: -1 | 1) => ({
      id,
      label,
      disabled: by === -1 ? place <= 1 : place < 1 || place === tabs.length - 1,
      onAction: () => move(by),
    })
    return [
      {
        id: 'close',
        label: messages.closeTab,
        shortcut: 'Delete',
        disabled: !tab?.close,
        onAction: () => tab && actor.send({ type: 'TAB.CLOSE', key: tab.key }),
      },
      {
        id: 'others',
        label: messages.closeOtherTabs,
        disabled: !others,
        onAction: () => actor.send({ type: 'TABS.CLOSE_OTHERS', ...(tab ? { key: tab.key } : {}) }),
      },
      {
        id: 'all',
        label: messages.closeAllTabs,
        disabled: !tabs.some((one) => one.close),
        onAction: () => actor.send({ type: 'TABS.CLOSE_ALL' }),
      },
      { ...moving('left', messages.moveTabLeft, toLeft), separated: true },
      moving('right', messages.moveTabRight, toLeft === 1 ? -1 : 1),
    ]
  }

  const dragOver = (event: DragEvent<HTMLElement>, tab: ShownTab) => {
    if (dragged === null || !tab.close) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    const isLeft = event.clientX < box.left + box.width / 2
    setDrop({ key: tab.key, side: isLeft === isFromRight(event.currentTarget) ? 'after' : 'before' })
  }
  const dropped = () => {
    const from = tabs.findIndex((tab) => tab.key === dragged)
    const target = tabs.findIndex((tab) => tab.key === drop?.key)
    if (dragged !== null && drop && target >= 0) {
      const gap = drop.side === 'before' ? target : target + 1
      const to = from < gap ? gap - 1 : gap
      actor.send({ type: 'TAB.MOVE', key: dragged, to })
      say(dragged, to)
    }
    setDragged(null)
    setDrop(null)
  }

  return (
    <div {...onRoot(root, styles.strip)}>
      <div ref={listRef} className={`${styles.list} ${fadingSides}`} role="tablist" aria-label={messages.openPages}>
        {tabs.map((tab, place) => {
          const unsaved = isUnsaved(tab)
          return (
            <div
              key={tab.key}
              role="tab"
              data-key={tab.key}
              className={styles.tab}
              aria-selected={tab.active}
              tabIndex={tab.key === cursor ? 0 : -1}
              aria-haspopup="menu"
              {...(tab.active && panelId !== undefined ? { 'aria-controls': panelId } : {})}
              {...(tab.close ? { draggable: true } : { 'data-fixed': '' })}
              {...(dragged === tab.key ? { 'data-dragged': '' } : {})}
              {...(drop?.key === tab.key ? { 'data-drop': drop.side } : {})}
              {...menu.trigger}
              onClick={() => actor.send({ type: 'TAB.ACTIVATE', key: tab.key })}
              onAuxClick={(event) => {
                if (event.button === 1 && tab.close) actor.send({ type: 'TAB.CLOSE', key: tab.key })
              }}
              onFocus={() => setCursor(tab.key)}
              onKeyDown={(event) => {
                menu.trigger.onKeyDown(event)
                keyDown(event, tab)
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', titleOf(tab))
                setDragged(tab.key)
              }}
              onDragOver={(event) => dragOver(event, tab)}
              onDrop={(event) => {
                event.preventDefault()
                dropped()
              }}
              onDragEnd={() => {
                setDragged(null)
                setDrop(null)
              }}
            >
              <TabFace
                tab={tab}
                isHome={place === 0}
                title={titleOf(tab)}
                unsaved={unsaved ? messages.unsaved : undefined}
                onClose={() => actor.send({ type: 'TAB.CLOSE', key: tab.key })}
              />
            </div>
          )
        })}
      </div>
      <div className={styles.end}>
        <MenuButton label={messages.tabActions} actions={actionsFor(tabs.find((tab) => tab.active))}>
          <IconButton icon={ChevronDown} label={messages.tabActions} size="small" />
        </MenuButton>
      </div>
      <ContextMenuPanel
        label={messages.tabActions}
        actions={actionsFor(tabByKey(menu.place?.opener.dataset.key ?? null))}
        place={menu.place}
        onClose={menu.close}
      />
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </div>
  )
}
