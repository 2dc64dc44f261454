import type { DialogActorRef } from '@etalon/machines/dialog'
import * as Radix from '@radix-ui/react-dialog'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { firstFieldIn, foot, inside as insideStyle, UnsavedQuestion, useOpener, useStacked } from '../dialog/index.ts'
import { useMessages } from '../i18n/index.ts'
import { LayerHost, scrim } from '../layer/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './drawer.css.ts'
import { useScrolls } from './use-scrolls.ts'

/** Where it lies on wide screens; on phones it comes from below. */
export type DrawerSide = 'end' | 'start'

/** Widths of 360, 480 and 720 px, and never wider than the window. */
export type DrawerSize = 'small' | 'medium' | 'large'

/** What is done in the foot; `close` asks first where something was not saved. */
export type DrawerFoot = (close: () => void) => ReactNode

/** What {@link Drawer} takes. */
export interface DrawerProps extends RootProps<HTMLDivElement> {
  /** Whether it is open: of `useDrawer`. */
  actor: DialogActorRef
  /** Its name. */
  title: string
  /** A sentence under the title, read aloud with it. */
  description?: ReactNode
  /** Buttons in its foot; the primary one comes last. */
  footer?: DrawerFoot
  /** At which edge of the page it stands. @default 'end' */
  side?: DrawerSide
  /** How wide it is; phones show it as wide as the page. @default 'medium' */
  size?: DrawerSize
  /** Whether the page waits until it is closed. One that is not modal lies beside the page, which stays in use. @default true */
  modal?: boolean
  /** Whether it holds something that was not saved: to close it then asks first. @default false */
  unsaved?: boolean
  /** Somebody agreed that what was not saved is lost; it closes after this. */
  onDiscarded?: () => void
  /** The content reaches the edges. */
  flush?: boolean
  /** What the drawer holds. */
  children: ReactNode
}

interface PanelProps extends DrawerProps {
  /** Its element; null before it is drawn. */
  content: HTMLElement | null
  onContent: (content: HTMLElement | null) => void
  /** What holds the content, between head and foot. */
  body: RefObject<HTMLDivElement | null>
  onCloseRequested: () => void
  giveBack: () => void
}

function Panel(props: PanelProps) {
  const { title, description, footer, side = 'end', size = 'medium', modal = true, flush, children } = props
  const { content, onContent, body, onCloseRequested, giveBack } = props
  const messages = useMessages()
  const inside = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body, inside)
  const ref = useSharedRef<HTMLDivElement>(onContent, props.ref)
  return (
    <Radix.Content
      {...onRoot({ ...props, ref }, styles.content)}
      data-side={side}
      data-size={size}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
        ;((body.current && firstFieldIn(body.current)) ?? panel)?.focus()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // Beside a page in use the focus may have gone on by itself.
        const active = document.activeElement
        if (modal || active === null || active === document.body) giveBack()
      }}
    >
      <LayerHost host={content}>
        <div className={styles.frame} data-frame="">
          <div className={styles.header}>
            <div className={styles.heading}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description !== undefined && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </div>
            <IconButton icon={X} label={messages.close} tooltip={false} onPress={onCloseRequested} />
          </div>
          <div ref={body} className={styles.body} {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
            <div ref={inside} className={insideStyle} {...(flush ? { 'data-flush': '' } : {})}>
              {children}
            </div>
          </div>
          {footer !== undefined && <footer className={foot}>{footer(onCloseRequested)}</footer>}
        </div>
      </LayerHost>
    </Radix.Content>
  )
}

/** One of the layers that wait for each other: the uppermost alone darkens what lies below. */
function ModalPanel(props: PanelProps) {
  const isTop = useStacked('normal', props.content)
  return (
    <>
      <Radix.Overlay className={scrim} {...(isTop ? {} : { 'data-under': '' })} />
      <Panel {...props} />
    </>
  )
}

function OpenDrawer(props: DrawerProps & { giveBack: () => void }) {
  const { actor, modal = true, unsaved = false, onDiscarded, giveBack } = props
  const [content, setContent] = useState<HTMLElement | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const requestClose = () => actor.send({ type: 'CLOSE.REQUESTED', unsaved })
  const panel = { ...props, content, onContent: setContent, body, onCloseRequested: requestClose }
  const isInside = (element: Element) => body.current?.contains(element) === true
  return (
    <>
      {/* Before the panel: both go at once, and what goes last says who has the focus. */}
      {unsaved && <UnsavedQuestion actor={actor} isInside={isInside} giveBack={giveBack} onDiscarded={onDiscarded} />}
      {/* Without `onOpenChange`: neither Escape nor a press outside closes it (DLG-3). */}
      <Radix.Root open modal={modal}>
        <Radix.Portal>{modal ? <ModalPanel {...panel} /> : <Panel {...panel} />}</Radix.Portal>
      </Radix.Root>
    </>
  )
}

/**
 * A panel at the side of the window, from below on phones: to look at a record or change it without leaving the list. As a dialog it
 * closes by its buttons alone, never by Escape or a press outside, and gives the focus back to what opened it; where something was
 * not saved, it asks first.
 */
export function Drawer(props: DrawerProps) {
  const isOpen = useSelector(props.actor, (snapshot) => snapshot.matches('open'))
  const giveBack = useOpener(props.actor)
  return isOpen ? <OpenDrawer {...props} giveBack={giveBack} /> : null
}
