import type { StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { AnyStateNode } from 'xstate'
import { litStates, seenStates } from './lit-states.ts'
import { MachinePage } from './MachinePage.tsx'
import type { PlayedModel } from './use-played-machine.ts'

/** A story of a page on which a machine is played. */
export type MachineStory = StoryObj<Record<never, never>>

const idsOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsOf)]

/** A page on which a machine is played: every state is drawn, those it is in are lit, and what is sent shows. */
export function machineStory(model: PlayedModel): MachineStory {
  return {
    name: model.name,
    // Not by arguments: those are written into the address, and a machine's states lead round.
    render: () => createElement(MachinePage, { model }),
    play: async ({ canvasElement, userEvent }) => {
      const canvas = within(canvasElement)
      await canvas.findByRole('img', {}, { timeout: 10_000 })
      const ids = (selector: string) =>
        [...canvasElement.querySelectorAll<SVGElement>(selector)].map((one) => one.dataset.state ?? '').sort()
      await expect(ids('g[data-state]')).toEqual(idsOf(model.machine.root).sort())

      const frame = canvas.getByRole('region', { name: /(状态图|Statechart)$/ })
      await userEvent.click(canvas.getByRole('radio', { name: /^(全图|Whole)$/ }))
      await expect([frame.scrollWidth, frame.scrollHeight]).toEqual([frame.clientWidth, frame.clientHeight])
      await userEvent.click(canvas.getByRole('radio', { name: /^(原大|100 %)$/ }))

      const written = () => ids('span[data-state]')
      const lit = () => ids('g[data-leaf][data-active]')
      await expect(lit()).toEqual(written())
      await waitFor(() => expect(seenStates(frame)).not.toEqual([]))

      // Some states last a moment alone, and what time has lit since then comes into sight before them.
      const comeIntoSight = async (ids: readonly string[], then = lit().join()) => {
        const stillLit = () => ids.filter((id) => litStates(frame).includes(id))
        try {
          await waitFor(() =>
            expect(stillLit().length === 0 || stillLit().some((id) => seenStates(frame).includes(id))).toBe(true),
          )
        } catch (unseen) {
          if (lit().join() === then) throw unseen
        }
      }

      const context = () => canvas.getByRole('region', { name: /^(上下文|Context)$/ }).textContent
      const events = () => within(canvas.getByRole('list', { name: /^(事件|Events)$/ })).getAllByRole('button')
      const before = JSON.stringify([lit(), context()])
      for (const place of events().keys()) {
        // A state that nothing leads out of has no events.
        const button = JSON.stringify([lit(), context()]) === before ? events()[place] : undefined
        if (!button) break
        const litBefore = lit()
        await userEvent.click(button)
        // Time may have lit another one while the button was pressed: which of them came last is not known here.
        await comeIntoSight(litStates(frame).filter((id) => !litBefore.includes(id)))
      }
      await waitFor(() => expect(JSON.stringify([lit(), context()])).not.toBe(before))
      await expect(lit()).toEqual(written())

      for (const id of litStates(frame)) {
        const button = canvasElement.querySelector(`button:has([data-state="${id}"])`)
        if (!button) continue
        const then = lit().join()
        await userEvent.click(button)
        await comeIntoSight([id], then)
      }

      await userEvent.click(canvas.getByRole('button', { name: /^(重新开始|Begin again)$/ }))
      await waitFor(() => expect(JSON.stringify([lit(), context()])).toBe(before))
    },
  }
}
