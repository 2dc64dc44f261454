import type { Command, OfferedGroup } from '@etalon/machines/command-palette'
import { History } from 'lucide-react'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { Keycap } from '../badge/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import type { CommandGroup } from './CommandPalette.tsx'
import * as styles from './command-palette.css.ts'

export interface CommandListProps {
  offered: readonly OfferedGroup[]
  groups: readonly CommandGroup[]
  onChosen: (id: string) => void
}

function Row({ command, icon }: { command: Command; icon: LucideIcon | undefined }) {
  return (
    <ListBoxItem id={command.id} textValue={command.label} className={styles.row} isDisabled={Boolean(command.disabledReason)}>
      {icon && <Icon icon={icon} />}
      <span className={styles.words}>
        <span className={styles.label}>{command.label}</span>
        {(command.disabledReason ?? command.note) && (
          <span className={styles.note}>{command.disabledReason ?? command.note}</span>
        )}
      </span>
      {command.shortcut && <Keycap>{command.shortcut}</Keycap>}
    </ListBoxItem>
  )
}

/** The commands under the headings of their groups. */
export function CommandList({ offered, groups, onChosen }: CommandListProps) {
  const messages = useMessages()
  const groupOf = (id: string) => groups.find((group) => group.id === id)
  return (
    <ListBox className={styles.list} aria-label={messages.commandPalette} onAction={(key) => onChosen(String(key))}>
      {offered.map(({ group, commands }) => (
        <ListBoxSection key={group ?? 'used last'} id={`group ${group ?? 'used last'}`}>
          <Header className={styles.heading}>
            {group === undefined ? messages.recentlyUsed : (groupOf(group)?.label ?? group)}
          </Header>
          {commands.map((command) => (
            <Row key={command.id} command={command} icon={group === undefined ? History : groupOf(command.group)?.icon} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
