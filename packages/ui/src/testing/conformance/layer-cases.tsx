import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { Button } from '../../button/index.ts'
import { CommandPalette } from '../../command-palette/index.ts'
import { storyCommands, storyGroups } from '../../command-palette/story-commands.ts'
import { Confirm } from '../../confirm/index.ts'
import { ContextMenu, ContextMenuPanel } from '../../context-menu/index.ts'
import { PickerPanel } from '../../date-field/index.ts'
import { Dialog, DialogTitle } from '../../dialog/index.ts'
import { Drawer } from '../../drawer/index.ts'
import { ErrorLog } from '../../error-log/index.ts'
import { FieldPanel } from '../../list-box/index.ts'
import { LockPassword } from '../../lock-screen/index.ts'
import { MenuButton, MenuList } from '../../menu/index.ts'
import { NoticePopup } from '../../notice-popup/index.ts'
import { PointTip, type PointTipProps } from '../../point-tip/index.ts'
import { Popover } from '../../popover/index.ts'
import { Shortcuts } from '../../shortcuts/index.ts'
import { Toasts } from '../../toast/index.ts'
import { Tooltip } from '../../tooltip/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { DialogOwner, DrawerOwner, ErrorLogOwner, LockOwner, NoticeOwner, PaletteOwner, ToastOwner } from './owners.tsx'

/** A panel of react-aria, at the end of the page. */
const overlay = 'body > [style*=contents] > [data-rac]'
const actions = [
  { id: 'print', label: '打印标签' },
  { id: 'void', label: '作废', danger: true },
]
const commands = storyCommands('zh')
const groups = storyGroups('zh')
const choosing = [{ type: 'SESSION.BEGAN' }, { type: 'PASSWORD.CHANGE' }] as const

/** A place in the window whose menu opens there. */
function OpenContextMenuPanel(root: object) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" ref={setOpener}>
        委托单
      </button>
      <ContextMenuPanel
        {...root}
        label="操作"
        actions={actions}
        place={opener === null ? null : { x: 40, y: 40, opener }}
        onClose={nothing}
      />
    </>
  )
}

/** A mark with its tip. */
function PointedAt(root: Omit<PointTipProps, 'anchor' | 'children'>) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <span ref={setAnchor}>●</span>
      <PointTip {...root} anchor={anchor}>
        20.05 °C
      </PointTip>
    </>
  )
}

/** Tooltips come at once to what the keyboard leads to. */
function focusByKeyboard(container: HTMLElement): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  container.querySelector('button')?.focus()
}

/** What lies over the page: the element is the panel that is shown. */
export const layerCases: readonly ConformanceCase[] = [
  {
    name: 'command-palette/CommandPalette',
    element: 'body > [role=dialog]',
    show: (root) => (
      <PaletteOwner>{(actor) => <CommandPalette {...root} actor={actor} commands={commands} groups={groups} />}</PaletteOwner>
    ),
  },
  {
    name: 'confirm/Confirm',
    element: 'body > [role=alertdialog]',
    show: (root) => (
      <DialogOwner size="small">
        {(dialog) => <Confirm {...root} dialog={dialog} title="作废这张委托单?" reason onConfirm={nothing} />}
      </DialogOwner>
    ),
  },
  {
    name: 'context-menu/ContextMenu',
    element: overlay,
    begin: (container) => {
      const button = container.querySelector('button')
      button?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 20, clientY: 20 }))
    },
    show: (root) => (
      <ContextMenu {...root} label="操作" actions={actions}>
        <button type="button">委托单</button>
      </ContextMenu>
    ),
  },
  {
    name: 'context-menu/ContextMenuPanel',
    element: overlay,
    show: (root) => <OpenContextMenuPanel {...root} />,
  },
  {
    name: 'date-field/PickerPanel',
    element: overlay,
    show: (root) => (
      <DialogTrigger isOpen>
        <Button>选择日期</Button>
        <PickerPanel {...root}>20</PickerPanel>
      </DialogTrigger>
    ),
  },
  {
    name: 'dialog/Dialog',
    element: 'body > [role=dialog]',
    show: (root) => (
      <DialogOwner>
        {({ actor }) => (
          <Dialog {...root} actor={actor} title="选择标准器" footNote="过期标准器不能用于检定">
            <input aria-label="名称" />
          </Dialog>
        )}
      </DialogOwner>
    ),
  },
  {
    name: 'dialog/DialogTitle',
    element: '[role=dialog] h2',
    show: (root) => (
      <DialogOwner size="small">
        {({ actor }) => (
          <Dialog actor={actor} title="选择标准器" bar={false}>
            <DialogTitle {...root}>选择标准器</DialogTitle>
          </Dialog>
        )}
      </DialogOwner>
    ),
  },
  {
    name: 'drawer/Drawer',
    element: 'body > [role=dialog]',
    show: (root) => (
      <DrawerOwner>
        {({ actor }) => (
          <Drawer {...root} actor={actor} title="委托单 WT2026110142" description="2026-11-20 受理">
            <input aria-label="联系人" />
          </Drawer>
        )}
      </DrawerOwner>
    ),
  },
  {
    name: 'error-log/ErrorLog',
    element: 'body > [role=dialog]',
    show: (root) => (
      <DialogOwner size="medium">
        {(dialog) => (
          <ErrorLogOwner>
            {(actor) => <ErrorLog {...root} actor={actor} dialog={dialog} writeTime={() => '2026-11-20 10:45:07'} />}
          </ErrorLogOwner>
        )}
      </DialogOwner>
    ),
  },
  {
    name: 'list-box/FieldPanel',
    element: overlay,
    show: (root) => (
      <DialogTrigger isOpen>
        <Button>专业</Button>
        <FieldPanel {...root}>力学</FieldPanel>
      </DialogTrigger>
    ),
  },
  {
    name: 'lock-screen/LockPassword',
    element: 'body > [role=dialog]',
    show: (root) => <LockOwner events={choosing}>{(actor) => <LockPassword {...root} actor={actor} />}</LockOwner>,
  },
  {
    name: 'menu/MenuButton',
    element: overlay,
    begin: (container) => container.querySelector('button')?.click(),
    show: (root) => (
      <MenuButton {...root} label="操作" actions={actions}>
        <Button>操作</Button>
      </MenuButton>
    ),
  },
  { name: 'menu/MenuList', show: (root) => <MenuList {...root} label="操作" actions={actions} /> },
  {
    name: 'notice-popup/NoticePopup',
    element: '[data-floating-ui-portal] > [role=status]',
    show: (root) => <NoticeOwner>{(actor) => <NoticePopup {...root} actor={actor} />}</NoticeOwner>,
  },
  {
    name: 'point-tip/PointTip',
    element: '[data-floating-ui-portal] > *',
    show: (root) => <PointedAt {...root} />,
  },
  {
    name: 'popover/Popover',
    element: '[data-radix-popper-content-wrapper] > *',
    show: (root) => (
      <Popover {...root} title="列设置" trigger={<Button>列设置</Button>} open width="wide">
        内容
      </Popover>
    ),
  },
  {
    name: 'shortcuts/Shortcuts',
    element: 'body > [role=dialog]',
    show: (root) => (
      <DialogOwner>
        {(dialog) => <Shortcuts {...root} dialog={dialog} shortcuts={[{ keys: ['?'], does: '快捷键', group: '处处' }]} />}
      </DialogOwner>
    ),
  },
  {
    name: 'toast/Toasts',
    element: '[role=region]',
    show: (root) => <ToastOwner>{(centre) => <Toasts {...root} centre={centre} />}</ToastOwner>,
  },
  {
    name: 'tooltip/Tooltip',
    element: '[data-overlay-container] > [role=tooltip]',
    begin: focusByKeyboard,
    show: (root) => (
      <Tooltip {...root} text="打印样品标签" delay={0}>
        <Button>打印</Button>
      </Tooltip>
    ),
  },
]
