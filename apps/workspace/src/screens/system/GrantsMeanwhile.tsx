import type { Role } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { useIsStale } from '../../answers/StaleNote.tsx'
import { inLanguage, useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { roleMessages } from '../../messages/role.ts'
import * as styles from '../record-form/changed-meanwhile.css.ts'
import { type GrantLine, type Grants, metOf, type TicksChanged } from './grants.ts'

export interface GrantsMeanwhileProps {
  readonly roles: readonly Role[]
  readonly lines: readonly GrantLine[]
  /** What was saved before somebody else saved something. */
  readonly seen: Grants
  /** What is saved now. */
  readonly saved: Grants
  /** What is ticked on that. */
  readonly now: Grants
  /** A role is left as it is saved: its code. */
  readonly onTaken: (role: string) => void
}

/** Says that somebody else saved what roles open meanwhile, and shows role by role what they did and what was ticked here. */
export function GrantsMeanwhile({ roles, lines, seen, saved, now, onTaken }: GrantsMeanwhileProps) {
  const words = useWords(roleMessages)
  const common = useWords(recordFormMessages)
  const language = useLanguage()
  const { listed } = useWords(punctuation)
  const isStale = useIsStale()
  const met = roles.flatMap((role) => {
    const found = metOf(seen, saved, now, role.roleAlias)
    return found ? [{ role, name: inLanguage(language, role.roleName, role.roleNameEn), ...found }] : []
  })
  // What the others saved is not here yet: nothing can be said of it.
  if (met.length === 0 || isStale) return null
  const namesOf = (ids: readonly string[]) =>
    listed(lines.flatMap(({ menu }) => (ids.includes(menu.id) ? [inLanguage(language, menu.name, menu.nameEn)] : [])))
  const said = ({ set, unset }: TicksChanged) =>
    [set.length > 0 ? words.ticksSet(namesOf(set)) : '', unset.length > 0 ? words.ticksUnset(namesOf(unset)) : '']
      .filter(Boolean)
      .join(' · ') || common.nothing
  return (
    <Note tone="warning" live title={common.changedMeanwhile}>
      <p>{words.metHint}</p>
      <ul className={styles.parts} aria-label={common.conflicts}>
        {met.map(({ role, name, theirs, ours, undone }) => (
          <li key={role.roleAlias} className={styles.part}>
            <p className={styles.label}>{name}</p>
            <p>
              <span className={styles.whose}>{common.savedNow}</span> <bdi>{said(theirs)}</bdi>
            </p>
            <p>
              <span className={styles.whose}>{common.yours}</span> <bdi>{said(ours)}</bdi>
              {undone.length > 0 && <strong> {words.ticksUndone(namesOf(undone))}</strong>}
            </p>
            {ours.set.length + ours.unset.length > 0 && (
              <Button size="small" onPress={() => onTaken(role.roleAlias)} aria-label={common.takeSavedOf(name)}>
                {common.takeSaved}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
}
