import { defineModel } from '../testing/index.ts'
import { dialogMachine } from './dialog.machine.ts'

/** A dialog in a window that shrinks, in all views, at its corners. */
export const dialogModel = defineModel({
  name: 'dialog',
  machine: dialogMachine,
  inputs: [{ width: 420 }],
  events: [
    { type: 'OPEN', viewport: { width: 1280, height: 800 } },
    { type: 'CLOSE' },
    { type: 'CLOSE.REQUESTED', unsaved: false },
    { type: 'CLOSE.REQUESTED', unsaved: true },
    { type: 'MINIMISE' },
    { type: 'RESTORE' },
    { type: 'FULLSCREEN.TOGGLED' },
    { type: 'MOVED', to: { x: -50, y: 9000 } },
    { type: 'NUDGED', direction: 'up' },
    { type: 'RECENTRED' },
    { type: 'VIEWPORT.CHANGED', viewport: { width: 390, height: 500 } },
    { type: 'MEASURED', height: 600 },
    { type: 'REFIT' },
    { type: 'OUTSIDE.PRESSED' },
    { type: 'ESCAPE.PRESSED' },
  ],
  place: ({ context }) => [
    context.position.x > 0,
    context.position.y > 600,
    context.viewport.width,
    context.size.height,
    context.before,
  ],
  invariant: (snapshot) => {
    const { position, size, viewport } = snapshot.context
    if (position.x < 0 || position.y < 0) throw new Error('off the screen at the left or the top')
    if (position.x + size.width > viewport.width || position.y + size.height > viewport.height) {
      throw new Error('off the screen at the right or the bottom')
    }
  },
})
