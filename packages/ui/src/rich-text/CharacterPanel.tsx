import { inSortOrder } from '@etalon/machines/formula-keyboard'
import { Omega } from 'lucide-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { SymbolGrid } from '../formula-input/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Popover } from '../popover/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import * as styles from './rich-text.css.ts'
import type { SpecialCharacters } from './rich-text-options.ts'

interface CharacterPanelProps {
  characters: SpecialCharacters
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  /** It is gone, and the focus looks for a place. */
  onClosed: (event: Event) => void
  onPress: (code: string) => void
}

/** The button of the special characters, and their panel: it stays open, so that several can be put in. */
export function CharacterPanel({ characters, isOpen, onOpenChange, onClosed, onPress }: CharacterPanelProps) {
  const messages = useMessages()
  const [list, setList] = useState('common')
  const shown = list === 'personal' ? characters.personal : characters.common
  const { onManagePersonal: manage } = characters
  // They are kept on another page, which the panel would lie over.
  const leaveFor = (page: () => void) => {
    onOpenChange(false)
    page()
  }
  const symbols = useMemo(() => inSortOrder(shown ?? []), [shown])
  return (
    <Popover
      title={messages.specialCharacters}
      width="wide"
      align="start"
      open={isOpen}
      onClosed={onClosed}
      onOpenChange={onOpenChange}
      trigger={<IconButton icon={Omega} label={messages.specialCharacters} size="small" tooltip={!isOpen} />}
    >
      <div className={styles.panel}>
        {characters.personal && (
          <SegmentedControl
            label={messages.specialCharacters}
            small
            segments={[
              { value: 'common', label: messages.commonCharacters },
              { value: 'personal', label: messages.personalCharacters },
            ]}
            value={list}
            onChange={setList}
          />
        )}
        <div className={styles.characterGrid}>
          <SymbolGrid
            key={list}
            label={messages.specialCharacters}
            symbols={symbols}
            onPress={onPress}
            {...(list === 'personal' && manage ? { onManage: () => leaveFor(manage) } : {})}
          />
        </div>
      </div>
    </Popover>
  )
}
