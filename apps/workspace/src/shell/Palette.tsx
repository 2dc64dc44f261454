import { contract, encodeSearch } from '@etalon/api/contract'
import type { Command, CommandPaletteActorRef } from '@etalon/machines/command-palette'
import type { MenuName } from '@etalon/machines/menu'
import { CommandPalette, useCommandPalette } from '@etalon/ui/command-palette'
import { useSelector } from '@xstate/react'
import { AppWindow, FileText, Layers, type LucideIcon, Package, Zap } from 'lucide-react'
import { type ReactElement, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/index.ts'
import { tellingMessages } from '../messages/telling.ts'
import { reportPath } from '../screens/report/places.ts'
import { sampleAddress } from '../screens/sample/places.ts'
import { readStored, recentKey, useWorkspace, writeStored } from '../workspace/index.ts'

/** Records of each kind that are offered. */
const most = 5

/** A sample is looked for by a number alone: words are in no number, and few characters are in too many. */
const mayBeNumber = (text: string) => text.trim().length >= 4 && /\d/.test(text)

/** Something that the shell does, offered by the palette too. */
export interface ShellAction {
  readonly id: string
  readonly label: string
  readonly onAction: () => void
}

interface PaletteProps {
  readonly actions: readonly ShellAction[]
  readonly labelOf: (entry: MenuName) => string
}

/** The actor of the palette, and what it draws: menus, what the shell does, orders and reports by their number, and samples by it or by that of their instrument (SHELL-13). */
export function usePalette({ actions, labelOf }: PaletteProps): {
  readonly actor: CommandPaletteActorRef
  readonly element: ReactElement
} {
  const { menu, client } = useWorkspace()
  const words = useWords(tellingMessages)
  const navigate = useNavigate()
  const leaves = useSelector(menu, ({ context }) => context.leaves)
  const named = JSON.stringify(actions.map(({ id, label }) => ({ id: `action:${id}`, label, group: 'actions' })))
  const commands = useMemo(
    (): Command[] => [
      ...leaves.map((leaf) => ({
        id: `screen:${leaf.path}`,
        label: labelOf(leaf),
        name: leaf.name,
        group: 'screens',
        note: leaf.trail.map(labelOf).join(' / '),
        ...(leaf.pinyin === undefined ? {} : { pinyin: leaf.pinyin }),
        ...(leaf.initials === undefined ? {} : { initials: leaf.initials }),
      })),
      ...JSON.parse(named),
    ],
    [leaves, named, labelOf],
  )
  const actor = useCommandPalette({
    saved: readStored(recentKey),
    onUsed: (recent) => writeStored(recentKey, recent),
    async findCommands(text, signal) {
      // By what its label says, and by what its instrument bears.
      const samplesOf = (number: string, aborted: AbortSignal) =>
        client
          .send(contract.sample.page, {
            body: encodeSearch({
              ...{ current: 1, size: most, filter: {} },
              rows: [
                { searchType: 'and', filter: { sampleNo: number } },
                { searchType: 'or', filter: { serial: number } },
              ],
            }),
            ...{ signal: aborted, quiet: true },
          })
          .then(({ records }) =>
            records.map(({ id, sampleNo, name, serial, enterName }) => ({
              id: sampleAddress(id),
              label: sampleNo ?? serial,
              group: 'samples',
              note: [name, serial, enterName].join(' · '),
            })),
          )
      const ask = (field: string) => encodeSearch({ current: 1, size: most, filter: { [field]: text } })
      const found = await Promise.allSettled([
        client.send(contract.order.page, { body: ask('orderNo'), signal, quiet: true }).then(({ records }) =>
          records.map(({ id, orderNo, enterName }) => ({
            id: `/order/order-detail/index?${new URLSearchParams({ id })}`,
            label: orderNo,
            group: 'orders',
            note: enterName,
          })),
        ),
        client.send(contract.report.page, { body: ask('reportNo'), signal, quiet: true }).then(({ records }) =>
          records.map(({ id, reportNo, enterName }) => ({
            id: `${reportPath}?${new URLSearchParams({ id })}`,
            label: reportNo,
            group: 'reports',
            note: enterName,
          })),
        ),
        ...(mayBeNumber(text) ? [samplesOf(text, signal)] : []),
      ])
      const answered = found.filter((one) => one.status === 'fulfilled')
      // Who may see some of them alone is offered those.
      if (answered.length === 0) throw new Error('neither orders nor reports were answered')
      return answered.flatMap(({ value }) => value)
    },
    onChosen(id) {
      if (id.startsWith('action:')) actions.find((one) => `action:${one.id}` === id)?.onAction()
      else void navigate(id.replace(/^screen:/, ''))
    },
  })
  const groups: readonly { id: string; label: string; icon: LucideIcon }[] = [
    { id: 'screens', label: words.screens, icon: AppWindow },
    { id: 'actions', label: words.actions, icon: Zap },
    { id: 'orders', label: words.orders, icon: Layers },
    { id: 'samples', label: words.samples, icon: Package },
    { id: 'reports', label: words.reports, icon: FileText },
  ]
  return { actor, element: <CommandPalette actor={actor} commands={commands} groups={groups} /> }
}
