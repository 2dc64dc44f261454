import type { ShownTab } from '@etalon/machines/tab-strip'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PlainIconButton } from '../button/index.ts'
import { fadingSides, useHiddenSides } from '../hidden-sides/index.ts'
import type { FrameMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { TabFace } from './TabFace.tsx'
import * as styles from './tab-strip.css.ts'

/** What {@link PlainTabStrip} takes. */
export interface PlainTabStripProps extends RootProps<HTMLDivElement> {
  /** The words of the strip. */
  words: Pick<FrameMessages, 'openPages' | 'tabActions'>
  /** The open pages. */
  tabs: readonly ShownTab[]
  /** A tab's words in the language in force. */
  titleOf: (tab: ShownTab) => string
}

const nothing = () => {}

/**
 * Looks like a `TabStrip`: for a page whose parts have not come. What is pressed in it does nothing yet; each tab has its key as
 * `data-key`, as those of the `TabStrip` have.
 */
export function PlainTabStrip({ words, tabs, titleOf, ...root }: PlainTabStripProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  useHiddenSides(scroller, tabs)
  const active = useRef<HTMLDivElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <div {...onRoot(root, styles.strip)}>
      <div ref={setScroller} className={`${styles.list} ${fadingSides}`} role="tablist" aria-label={words.openPages}>
        {tabs.map((tab, place) => (
          <div
            key={tab.key}
            {...(tab.active ? { ref: active } : {})}
            role="tab"
            data-key={tab.key}
            className={styles.tab}
            aria-selected={tab.active}
            aria-haspopup="menu"
            tabIndex={tab.active ? 0 : -1}
            {...(tab.close ? {} : { 'data-fixed': '' })}
          >
            <TabFace tab={tab} isHome={place === 0} title={titleOf(tab)} onClose={nothing} />
          </div>
        ))}
      </div>
      <div className={styles.end}>
        <PlainIconButton icon={ChevronDown} label={words.tabActions} size="small" aria-haspopup="menu" />
      </div>
    </div>
  )
}
