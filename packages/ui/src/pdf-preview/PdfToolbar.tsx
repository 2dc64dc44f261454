import { isFullScreen } from '@etalon/machines/full-screen'
import { largestZoom, type PdfPreviewActorRef, smallestZoom } from '@etalon/machines/pdf-preview'
import { useSelector } from '@xstate/react'
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  Ellipsis,
  type LucideIcon,
  Maximize,
  Minimize,
  MoveHorizontal,
  Printer,
  RectangleVertical,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type KeyboardEvent, type Ref, type RefObject, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { Button, IconButton } from '../button/index.ts'
import { FullScreenToggle, useFullScreen } from '../full-screen/index.ts'
import { useMessages } from '../i18n/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import * as styles from './pdf-preview.css.ts'

interface PdfToolbarProps {
  actor: PdfPreviewActorRef
  name: string
  findButton: Ref<HTMLButtonElement>
  onSave: () => void
  onPrint: () => void
  /** What fills the screen. */
  root: RefObject<HTMLElement | null>
  onFull: (full: boolean) => void
}

/** The sizes that are offered; zooming in and out goes through more. */
const offered = [50, 75, 100, 125, 150, 200, 400] as const

/** The tools of a preview: one stop for the Tab key, arrows between them. Where there is little room, rarer ones stand in a menu. */
export function PdfToolbar({ actor, name, findButton, onSave, onPrint, root, onFull }: PdfToolbarProps) {
  const messages = useMessages()
  const page = useSelector(actor, ({ context }) => context.page)
  const pages = useSelector(actor, ({ context }) => context.pages)
  const zoom = useSelector(actor, ({ context }) => context.zoom)
  const percent = useSelector(actor, ({ context }) => Math.round(context.percent))
  const isFinding = useSelector(actor, (snapshot) => snapshot.matches({ held: { opened: 'finding' } }))
  const written = `${percent}%`
  const fits: MenuAction[] = [
    {
      id: 'width',
      label: messages.pdfFitWidth,
      icon: MoveHorizontal,
      checked: zoom === 'width',
      onAction: () => actor.send({ type: 'ZOOM.CHOSEN', zoom: 'width' }),
    },
    {
      id: 'page',
      label: messages.pdfFitPage,
      icon: RectangleVertical,
      checked: zoom === 'page',
      onAction: () => actor.send({ type: 'ZOOM.CHOSEN', zoom: 'page' }),
    },
  ]
  const rare: (MenuAction & { icon: LucideIcon })[] = [
    { id: 'rotate', label: messages.pdfRotate, icon: RotateCw, onAction: () => actor.send({ type: 'ROTATED' }) },
    { id: 'download', label: messages.pdfDownload, icon: Download, onAction: onSave },
    { id: 'print', label: messages.pdfPrint, icon: Printer, onAction: onPrint },
  ]
  // Here and not in the preview: a server has no screen, and draws none of the tools.
  const fullScreen = useFullScreen({ element: root, onChanged: onFull })
  const isFull = useSelector(fullScreen, isFullScreen)
  const isFullSupported = useSelector(fullScreen, (snapshot) => !snapshot.matches('unsupported'))
  const full: MenuAction = {
    id: 'full',
    label: isFull ? messages.leaveFullScreen : messages.fullScreen,
    icon: isFull ? Minimize : Maximize,
    onAction: () => fullScreen.send({ type: 'TOGGLED' }),
    ...(isFullSupported ? {} : { disabledReason: messages.fullScreenUnsupported }),
  }
  return (
    <div className={styles.toolbarRoom} onKeyDownCapture={keepCaret}>
      <Toolbar className={styles.toolbar} aria-label={messages.toolbarOf(name)}>
        <span className={styles.tools}>
          <IconButton
            icon={ChevronLeft}
            label={messages.pdfPreviousPage}
            disabledReason={page <= 1 ? messages.atFirstPage : undefined}
            onPress={() => actor.send({ type: 'PAGE.PREVIOUS' })}
          />
          <PageField page={page} onTyped={(text) => actor.send({ type: 'PAGE.TYPED', text })} />
          <span className={styles.ofPages}>{messages.pdfOfPages(pages)}</span>
          <IconButton
            icon={ChevronRight}
            label={messages.pdfNextPage}
            disabledReason={page >= pages ? messages.atLastPage : undefined}
            onPress={() => actor.send({ type: 'PAGE.NEXT' })}
          />
        </span>
        <span className={styles.tools}>
          <span className={styles.wideTools}>
            <IconButton
              icon={ZoomOut}
              label={messages.pdfZoomOut}
              disabledReason={percent <= smallestZoom ? messages.pdfAtSmallest : undefined}
              onPress={() => actor.send({ type: 'ZOOM.OUT' })}
            />
          </span>
          <MenuButton
            label={messages.pdfZoom(written)}
            placement="bottom start"
            actions={[
              ...fits,
              ...offered.map((one, place) => ({
                id: `${one}`,
                label: `${one}%`,
                checked: zoom === one,
                separated: place === 0,
                onAction: () => actor.send({ type: 'ZOOM.CHOSEN', zoom: one }),
              })),
            ]}
          >
            <Button kind="quiet" iconEnd={ChevronDown} className={styles.zoom}>
              <span className={styles.spoken}>{messages.pdfZoom('')}</span>
              {written}
            </Button>
          </MenuButton>
          <span className={styles.wideTools}>
            <IconButton
              icon={ZoomIn}
              label={messages.pdfZoomIn}
              disabledReason={percent >= largestZoom ? messages.pdfAtLargest : undefined}
              onPress={() => actor.send({ type: 'ZOOM.IN' })}
            />
          </span>
        </span>
        <span className={styles.wideTools}>
          {fits.map(({ id, label, icon, checked, onAction }) =>
            icon === undefined || onAction === undefined ? null : (
              <IconButton key={id} icon={icon} label={label} aria-pressed={checked} onPress={onAction} />
            ),
          )}
        </span>
        <span className={styles.tools}>
          <IconButton
            ref={findButton}
            icon={Search}
            label={messages.pdfFind}
            aria-pressed={isFinding}
            onPress={() => actor.send({ type: isFinding ? 'FIND.CLOSED' : 'FIND.OPENED' })}
          />
          <span className={styles.wideTools}>
            {rare.map(({ id, label, icon, onAction }) =>
              onAction === undefined ? null : <IconButton key={id} icon={icon} label={label} onPress={onAction} />,
            )}
            <FullScreenToggle actor={fullScreen} />
          </span>
          <span className={styles.narrowTools}>
            <MenuButton label={messages.pdfMoreTools} actions={[...rare, full]}>
              <IconButton icon={Ellipsis} label={messages.pdfMoreTools} tooltip={false} />
            </MenuButton>
          </span>
        </span>
      </Toolbar>
    </div>
  )
}

/** Left and Right go through the typed page number first, and on from its ends to the next tool. */
function keepCaret(event: KeyboardEvent) {
  const { key, target } = event
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd, value } = target
  const isAtEnd = selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
  if (!isAtEnd) event.stopPropagation()
}

/** The page in sight, to be typed over. */
function PageField({ page, onTyped }: { page: number; onTyped: (text: string) => void }) {
  const messages = useMessages()
  // Nothing where it is not typed over: then it says where the document stands.
  const [text, setText] = useState<string>()
  const end = () => {
    setText(undefined)
    if (text !== undefined && text.trim() !== '' && text.trim() !== `${page}`) onTyped(text)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end()
    else if (event.key === 'Escape' && text !== undefined) {
      event.stopPropagation()
      setText(undefined)
    }
  }
  return (
    <input
      className={styles.pageField}
      aria-label={messages.pdfPageField}
      inputMode="numeric"
      autoComplete="off"
      value={text ?? `${page}`}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={end}
      onKeyDown={pressed}
    />
  )
}
