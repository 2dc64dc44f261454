import { Search } from 'lucide-react'
import { fieldStyles } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './menu-search.css.ts'

/** What {@link PlainMenuSearch} takes. */
export interface PlainMenuSearchProps extends RootProps<HTMLDivElement> {
  /** Its name, which stands in it while nothing else does. */
  label: string
}

/** Looks like a `MenuSearch`, and takes what is typed: for a page whose parts have not come. */
export function PlainMenuSearch({ label, ...root }: PlainMenuSearchProps) {
  return (
    <div {...onRoot(root, styles.root)}>
      <div className={fieldStyles.root} data-label-position="hidden" data-size="medium">
        <div className={`${fieldStyles.box} ${styles.plainBox}`}>
          <span className={fieldStyles.affix}>
            <Icon icon={Search} size={14} />
          </span>
          <input
            type="text"
            role="combobox"
            className={fieldStyles.input}
            aria-label={label}
            aria-expanded={false}
            aria-autocomplete="list"
            placeholder={label}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
      </div>
    </div>
  )
}
