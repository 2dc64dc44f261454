import { createContext, type ReactElement, useContext, useLayoutEffect, useState } from 'react'
import { OverlayArrow, Tooltip as Panel, TooltipTrigger } from 'react-aria-components'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './tooltip.css.ts'

/** What {@link Tooltip} takes. */
export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** What is said on hover and on focus; with undefined nothing is, and what it is said of stays the same element. */
  text: string | undefined
  /** Milliseconds before it appears under a pointer; on keyboard focus it appears at once. @default 500 */
  delay?: number
  /** On which side it appears, as long as there is room; else on the other, and where neither beside it has room, above it. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** A button, a link, or `Focusable` around something else. */
  children: ReactElement
}

type Side = NonNullable<TooltipProps['placement']>

/** Lets what a tooltip is said of say something else: a button, why it cannot be pressed. */
const InsteadContext = createContext<((text: string | undefined) => void) | null>(null)

/** A short explanation that appears on hover and on keyboard focus; Escape hides it. In another tooltip it speaks in its place. */
export function Tooltip(props: TooltipProps) {
  const tellOuter = useContext(InsteadContext)
  return tellOuter === null ? <OwnTooltip {...props} /> : <Instead {...props} tell={tellOuter} />
}

function Instead({ text, tell, children }: TooltipProps & { tell: (text: string | undefined) => void }) {
  useLayoutEffect(() => {
    tell(text)
    return () => tell(undefined)
  }, [tell, text])
  return children
}

/** On the element itself, where React Aria puts it above everything: a message and what can be done about it come first. */
const beneathMessages = { zIndex: 90 }

function leavesTheWindow(panel: HTMLElement): boolean {
  const { left, right } = panel.getBoundingClientRect()
  return left < 0 || right > document.documentElement.clientWidth
}

/** The side that was asked for; above where a panel beside its element would leave the window, as it would in a narrow one. */
function useSideWithRoom(wanted: Side) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const [isCramped, setCramped] = useState(false)
  useLayoutEffect(() => {
    // Without a panel nothing is asked of the browser: each question lays the page out, and a page has a hundred of these.
    setCramped(panel !== null && leavesTheWindow(panel))
  }, [panel])
  return { placement: isCramped ? 'top' : wanted, ref: setPanel } as const
}

function OwnTooltip({ text, delay = 500, placement = 'top', children, ...root }: TooltipProps) {
  const side = useSideWithRoom(placement)
  const ref = useSharedRef<HTMLDivElement>(side.ref, root.ref)
  const [isWanted, setWanted] = useState(false)
  const [instead, setInstead] = useState<string | undefined>()
  const said = instead ?? text
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isOpen={isWanted && said !== undefined} onOpenChange={setWanted}>
      <InsteadContext value={setInstead}>{children}</InsteadContext>
      {said !== undefined && (
        <Panel {...onRoot({ ...root, ref }, styles.tip, beneathMessages)} placement={side.placement} offset={8}>
          <OverlayArrow>
            <svg className={styles.arrow} width={12} height={6} viewBox="0 0 12 6" aria-hidden="true">
              <path d="M0 0h12L6 6z" />
            </svg>
          </OverlayArrow>
          {said}
        </Panel>
      )}
    </TooltipTrigger>
  )
}
