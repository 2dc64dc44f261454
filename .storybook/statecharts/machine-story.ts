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
      await waitFor(() => expect(seenStates(frame)).toContain(litStates(frame)[0]))

      // Some states last a moment alone, and what time has lit since then comes into sight before it.
      const comesIntoSight = async (id: string) => {
        const then = lit().join()
        try {
          await waitFor(() => expect(seenStates(frame).includes(id) || !litStates(frame).includes(id)).toBe(true))
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
        const [newlyLit] = litStates(frame).filter((id) => !litBefore.includes(id))
        if (newlyLit) await comesIntoSight(newlyLit)
      }
      await waitFor(() => expect(JSON.stringify([lit(), context()])).not.toBe(before))
      await expect(lit()).toEqual(written())

      for (const id of litStates(frame)) {
        const button = canvas.queryByRole('button', { name: id })
        if (!button) continue
        await userEvent.click(button)
        await comesIntoSight(id)
      }

      await userEvent.click(canvas.getByRole('button', { name: /^(重新开始|Begin again)$/ }))
      await waitFor(() => expect(JSON.stringify([lit(), context()])).toBe(before))
    },
  }
}
