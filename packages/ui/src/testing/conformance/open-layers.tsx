import { commandPaletteMachine } from '@etalon/machines/command-palette'
import { dialogMachine } from '@etalon/machines/dialog'
import type { ReactNode } from 'react'
import { createActor } from 'xstate'
import { CommandPalette } from '../../command-palette/index.ts'
import { Dialog } from '../../dialog/index.ts'
import { Drawer } from '../../drawer/index.ts'

function openDialogActor() {
  const actor = createActor(dialogMachine, { input: { width: 420 } }).start()
  actor.send({ type: 'OPEN', viewport: { width: 1280, height: 800 } })
  return actor
}

function openPaletteActor() {
  const actor = createActor(commandPaletteMachine, { input: { hasSource: false } }).start()
  actor.send({ type: 'OPEN' })
  return actor
}

/** Layers that are open before anything is drawn, as where an actor was restored: a server has no end of a page to put them to. */
export const openLayers: Readonly<Record<string, () => ReactNode>> = {
  Dialog: () => (
    <Dialog actor={openDialogActor()} title="选择标准器">
      内容
    </Dialog>
  ),
  Drawer: () => (
    <Drawer actor={openDialogActor()} title="委托单">
      内容
    </Drawer>
  ),
  CommandPalette: () => <CommandPalette actor={openPaletteActor()} commands={[]} groups={[]} />,
}
