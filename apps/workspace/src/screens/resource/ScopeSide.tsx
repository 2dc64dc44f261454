import { Button } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import type { TreeItem } from '@etalon/ui/tree'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import * as styles from './resource.css.ts'
import { labelsOf, ScopeTree, type ScopeTreeProps } from './ScopeTree.tsx'

/**
 * The tree beside a list. On a phone it stands above, folded behind what is chosen in it: one comes for the list, which it would push out of
 * sight. It is open there where nothing is listed before something is chosen.
 */
export function ScopeSide<Sources>({ onChosen, ...props }: ScopeTreeProps<Sources>) {
  const { scope, items, chosen } = props
  const words = useWords(resourceMessages)
  const label = scope.label[useLanguage()]
  const [isOpen, setOpen] = useState(scope.required === true)
  const name = chosen === undefined ? undefined : labelOf(items, chosen)
  return (
    <div className={styles.side}>
      <div className={styles.fold}>
        <Button icon={isOpen ? ChevronUp : ChevronDown} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {words.scopeFold(label, name ?? (scope.required ? words.nothingChosen : words.everything))}
        </Button>
      </div>
      <div className={styles.tree} {...(isOpen ? {} : { 'data-folded': '' })}>
        <ScopeTree
          {...props}
          onChosen={(id) => {
            setOpen(id === undefined && scope.required === true)
            onChosen(id)
          }}
        />
      </div>
    </div>
  )
}

const labelOf = (items: readonly TreeItem[], wanted: string) => labelsOf(items).find(([id]) => id === wanted)?.[1]
