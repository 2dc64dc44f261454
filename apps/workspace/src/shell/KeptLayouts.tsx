import { type RefObject, useLayoutEffect } from 'react'

/** Browsers without it leave hidden views without a layout, as React does: they are shown later, and nothing else is different. */
const skipsContents = CSS.supports('content-visibility', 'hidden')

/** Takes a hidden view back into the layout, with its contents skipped. */
function keepLayout(view: HTMLElement): void {
  if (view.style.display === 'none') view.style.removeProperty('display')
}

/**
 * Lets views behind other tabs keep their styles and their layout, so that showing one again only paints it. React takes what is hidden
 * out of the layout (`display: none`); here its contents are skipped instead: they are not painted, not reached by the keyboard or by
 * assistive technology, not found in the page, and not laid out anew before they are shown.
 *
 * It stands before the views: React has hidden one and shown another by then, and no effect of theirs has asked for a layout yet.
 * @param panel the parent of all views; each names its tab as `data-tab`
 * @param activeKey the tab whose view is shown
 */
export function KeptLayouts({ panel, activeKey }: { panel: RefObject<HTMLElement | null>; activeKey: string }) {
  useLayoutEffect(() => {
    if (!skipsContents) return
    // React hides a view again when something in it is drawn anew.
    const hiddenAgain = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLElement) keepLayout(target)
    })
    for (const view of panel.current?.children ?? []) {
      if (!(view instanceof HTMLElement)) continue
      const isHidden = view.dataset.tab !== activeKey
      view.toggleAttribute('data-kept', isHidden)
      if (!isHidden) continue
      keepLayout(view)
      hiddenAgain.observe(view, { attributeFilter: ['style'] })
    }
    return () => hiddenAgain.disconnect()
  }, [panel, activeKey])
  return null
}
