import { ChevronDown } from 'lucide-react'
import { Avatar } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './user-menu.css.ts'

/** Who is signed in, as it is seen on the button. */
export function UserFace({ name }: { readonly name: string }) {
  return (
    <>
      <Avatar name={name} small />
      <span className={styles.name}>{name}</span>
      <Icon icon={ChevronDown} size={14} className={styles.chevron} />
    </>
  )
}
