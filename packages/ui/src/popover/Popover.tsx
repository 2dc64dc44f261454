import * as Radix from '@radix-ui/react-popover'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hasOpenLayer, LayerHost, usePressOutside } from '../layer/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './popover.css.ts'

/** What {@link Popover} takes. */
export interface PopoverProps extends RootProps<HTMLDivElement> {
  /** Its heading and name. */
  title: string
  /** The button that opens it. */
  trigger?: ReactElement
  /** What it stands beside, where no button opens it, such as a place in a text; then `open` says when it is there. */
  anchor?: RefObject<{ getBoundingClientRect(): DOMRect }>
  /** Whether it is open, where you keep that; without it the popover keeps it itself. */
  open?: boolean
  /** It opened, or it closed: by its button, by Escape or by a press elsewhere. */
  onOpenChange?: (open: boolean) => void
  /** It is gone, and the focus is about to go back to where it was; `preventDefault` keeps it for somebody else. */
  onClosed?: (event: Event) => void
  /** 280 px, 360 px, or as wide as its content. @default 'narrow' */
  width?: 'narrow' | 'wide' | 'auto'
  /** Where it opens, as long as there is room. @default 'bottom' */
  side?: 'bottom' | 'top' | 'left' | 'right'
  /** Which ends meet: those of the panel and of what opens it. @default 'end' */
  align?: 'start' | 'center' | 'end'
  /** The content reaches the edges. */
  flush?: boolean
  /** Buttons in its foot. */
  footer?: ReactNode
  /** What it holds. */
  children: ReactNode
}

/** A panel beside its button; a press outside or Escape closes it, and the focus goes back. */
export function Popover({
  title,
  trigger,
  anchor,
  open,
  onOpenChange,
  onClosed,
  width = 'narrow',
  side = 'bottom',
  align = 'end',
  flush,
  footer,
  children,
  ...root
}: PopoverProps) {
  const messages = useMessages()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const before = useRef<Element | null>(null)
  const [isOpenItself, setOpenItself] = useState(false)
  const isOpen = open ?? isOpenItself
  const change = (next: boolean) => {
    setOpenItself(next)
    onOpenChange?.(next)
  }
  const notePress = usePressOutside(host, () => change(false))
  // In a dialog or another popover it lies in their content: elsewhere the dialog would take the wheel from it.
  const { getContainer } = useUNSAFE_PortalContext()
  const ref = useSharedRef<HTMLDivElement>(setHost, root.ref)
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {anchor && <Radix.Anchor virtualRef={anchor} />}
      <Radix.Portal container={getContainer?.() ?? null}>
        <Radix.Content
          {...onRoot({ ...root, ref }, styles.content)}
          data-width={width}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // What opened it may be scrolled out of sight, as in a bar of tools: the panel stays in the window.
          sticky="always"
          aria-label={title}
          onOpenAutoFocus={() => {
            before.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            onClosed?.(event)
            if (trigger || event.defaultPrevented) return
            // Without a button of its own it gives the focus back to what had it, unless a press elsewhere has taken it.
            event.preventDefault()
            if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus()
          }}
          onEscapeKeyDown={(event) => {
            // Escape belongs to the uppermost layer: a list, a calendar or a tooltip inside closes alone.
            if (hasOpenLayer(host)) event.preventDefault()
          }}
          onPointerDownCapture={notePress}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <LayerHost host={host}>
            <div className={styles.frame} data-frame="">
              <div className={styles.header}>
                <h2 className={styles.title}>{title}</h2>
                <Radix.Close asChild>
                  <IconButton icon={X} label={messages.close} size="small" tooltip={false} />
                </Radix.Close>
              </div>
              <div className={styles.body} {...(flush ? { 'data-flush': '' } : {})}>
                {children}
              </div>
              {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            </div>
          </LayerHost>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
