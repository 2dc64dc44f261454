import { type DialogActorRef, dialogView } from '@etalon/machines/dialog'
import * as Radix from '@radix-ui/react-dialog'
import { useSelector } from '@xstate/react'
import { Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { LayerHost, scrim } from '../layer/index.ts'
import { onRoot, useSharedRef } from '../root/index.ts'
import * as styles from './dialog.css.ts'
import type { DialogProps } from './dialog-props.ts'
import { firstFieldIn } from './first-fields.ts'
import { MinimisedDialog } from './MinimisedDialog.tsx'
import { useOpener } from './use-opener.ts'
import { useStacked } from './use-stacked.ts'
import { useTitleBar } from './use-title-bar.ts'

/** What a question before the dialog is closed knows of it. */
interface Panel {
  isInside: (element: Element) => boolean
  giveBack: () => void
}

/** What {@link DialogFrame} takes. */
export interface DialogFrameProps extends Omit<DialogProps, 'footer' | 'onCloseRequested' | 'onDiscarded'> {
  /** Buttons in its foot. */
  footer?: ReactNode
  /** The close button was pressed. */
  onCloseRequested: () => void
  /** Gives the focus on when it closes; where it answers no, the focus goes back to what opened it. */
  returnFocus?: () => boolean
  /** Stands before it, and so gives the focus back first where both go at once. */
  question?: (panel: Panel) => ReactNode
}

/** Where the keyboard begins: in the first field, unless that lies below what is seen of a long content, which is read first. */
function firstField(holder: HTMLElement): HTMLElement | null {
  const field = firstFieldIn(holder)
  if (field === null || field.matches('[data-autofocus]')) return field
  const seen = (holder.parentElement ?? holder).getBoundingClientRect()
  return field.getBoundingClientRect().top < seen.bottom ? field : null
}

/** Holds the content, which lives outside so that it survives while the dialog is minimised. */
function Slot({ node }: { node: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    slot.current?.append(node)
  }, [node])
  return <div ref={slot} className={styles.body} />
}

/** The window's size, told to the machine; it fits the dialog once the window has come to rest. */
function useViewport(actor: DialogActorRef, open: boolean) {
  useEffect(() => {
    if (!open) return
    const changed = () =>
      actor.send({ type: 'VIEWPORT.CHANGED', viewport: { width: window.innerWidth, height: window.innerHeight } })
    window.addEventListener('resize', changed)
    return () => window.removeEventListener('resize', changed)
  }, [actor, open])
}

/** The dialog's own height, told to the machine, so that it is never moved off the screen. */
function useMeasure(actor: DialogActorRef, content: HTMLElement | null) {
  useEffect(() => {
    if (!content) return
    let frame = 0
    // A frame later: to lay out again while sizes are being told is an error of the window.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => actor.send({ type: 'MEASURED', height: content.offsetHeight }))
    })
    observer.observe(content)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [actor, content])
}

/** Shows its children while the dialog is open or minimised. */
function OpenDialog(props: DialogFrameProps & { view: 'normal' | 'minimised' | 'fullscreen'; giveBack: () => void }) {
  const {
    actor,
    title,
    icon,
    footer,
    footNote,
    flush,
    unsaved = false,
    onCloseRequested,
    views = true,
    role = 'dialog',
    bar = true,
  } = props
  const { children, view, giveBack, question } = props
  const messages = useMessages()
  const [holder] = useState(() => document.createElement('div'))
  const [content, setContent] = useState<HTMLElement | null>(null)
  const { size, position, width } = useSelector(actor, ({ context }) => context)
  const titleBar = useTitleBar(actor)
  const hint = useId()
  useViewport(actor, true)
  useMeasure(actor, content)
  const ref = useSharedRef<HTMLDivElement>(setContent, props.ref)
  const isTop = useStacked(view, content)
  const full = view === 'fullscreen'
  return (
    <>
      {question?.({ isInside: (element) => holder.contains(element), giveBack })}
      <LayerHost host={content}>
        {/* Without `onOpenChange`: neither Escape nor a press outside closes it (DLG-3). */}
        <Radix.Root open={view !== 'minimised'}>
          <Radix.Portal>
            <Radix.Overlay className={scrim} {...(isTop ? {} : { 'data-under': '' })} />
            <Radix.Content
              {...onRoot({ ...props, ref }, styles.content, { left: position.x, top: position.y, width: size.width })}
              role={role}
              aria-describedby={undefined}
              data-view={view}
              {...(width === 420 ? { 'data-small': '' } : {})}
              onOpenAutoFocus={(event) => {
                event.preventDefault()
                const target = firstField(holder) ?? content?.querySelector<HTMLElement>('[data-first]')
                ;(target ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null))?.focus()
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                if (!actor.getSnapshot().matches({ open: 'minimised' })) giveBack()
              }}
            >
              <div className={styles.frame} data-frame="">
                {bar && (
                  <div className={styles.bar} {...titleBar.pointer}>
                    <Radix.Title className={styles.title}>
                      <button
                        type="button"
                        className={styles.handle}
                        data-first=""
                        aria-describedby={hint}
                        onKeyDown={titleBar.onKeyDown}
                      >
                        {icon && <Icon icon={icon} />}
                        <span className={styles.words}>{title}</span>
                      </button>
                    </Radix.Title>
                    <span id={hint} hidden>
                      {messages.moveDialog}
                    </span>
                    <span data-controls="" style={{ display: 'flex', gap: 4 }}>
                      {views && (
                        <>
                          <IconButton
                            icon={Minus}
                            size="small"
                            label={messages.minimise}
                            onPress={() => actor.send({ type: 'MINIMISE' })}
                          />
                          <span className={styles.filling}>
                            <IconButton
                              icon={full ? Minimize2 : Maximize2}
                              size="small"
                              label={full ? messages.leaveFullScreen : messages.fullScreen}
                              onPress={() => actor.send({ type: 'FULLSCREEN.TOGGLED' })}
                            />
                          </span>
                        </>
                      )}
                      <IconButton icon={X} size="small" label={messages.close} onPress={onCloseRequested} />
                    </span>
                  </div>
                )}
                <Slot node={holder} />
                {(footer !== undefined || footNote !== undefined) && (
                  <footer className={styles.foot}>
                    {footNote !== undefined && <span className={styles.footNote}>{footNote}</span>}
                    {footer}
                  </footer>
                )}
              </div>
            </Radix.Content>
          </Radix.Portal>
          {createPortal(
            <div className={styles.inside} {...(flush ? { 'data-flush': '' } : {})}>
              {children}
            </div>,
            holder,
          )}
        </Radix.Root>
        {view === 'minimised' && (
          <MinimisedDialog
            title={title}
            unsaved={unsaved}
            onRestore={() => actor.send({ type: 'RESTORE' })}
            onClose={() => {
              onCloseRequested()
              if (actor.getSnapshot().matches('closed')) giveBack()
            }}
          />
        )}
      </LayerHost>
    </>
  )
}

/** A dialog as it stands on the page; whether it asks before it closes is said by what shows it. */
export function DialogFrame(props: DialogFrameProps) {
  const view = useSelector(props.actor, dialogView)
  const backToOpener = useOpener(props.actor)
  const giveBack = () => {
    if (props.returnFocus?.() !== true) backToOpener()
  }
  // A server has no end of a page to put it to: what is open there comes when the page has woken.
  const isOnServer = useIsSSR()
  return view === 'closed' || isOnServer ? null : <OpenDialog {...props} view={view} giveBack={giveBack} />
}

/** The title inside the content of a dialog without a bar. */
export const DialogTitle = Radix.Title
