import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './brand.css.ts'

/** What {@link Brand} takes. */
export interface BrandProps extends RootProps {
  /** What stands beside the mark. @default 'Etalon' */
  name?: string
  /** What it is, in a quieter tone; read aloud, and not seen where there is no room for all of it. */
  note?: string
  /** Where it leads. Without it, it is no link. */
  href?: string
}

/** What {@link BrandMark} takes. */
export interface BrandMarkProps extends RootProps<SVGSVGElement> {
  /** 28 px instead of 24, as on a page for signing in. @default false */
  large?: boolean
}

/** The mark: a scale with a vernier. */
export function BrandMark({ large = false, ...root }: BrandMarkProps) {
  return (
    <svg {...onRoot(root, styles.mark)} viewBox="0 0 24 24" aria-hidden="true" {...(large ? { 'data-large': '' } : {})}>
      <rect width="24" height="24" rx="6" />
      <path
        d="M5 8.5h14M5 8.5v7M8.5 8.5v3.5M12 8.5v7M15.5 8.5v3.5M19 8.5v7"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** Mark, name and what it is. */
export function Brand({ name = 'Etalon', note, href, ...root }: BrandProps) {
  const inside = (
    <>
      <BrandMark />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  )
  return href === undefined ? (
    <span {...onRoot(root, styles.brand)}>{inside}</span>
  ) : (
    <a {...onRoot<HTMLElement, HTMLAnchorElement>(root, styles.brand)} href={href}>
      {inside}
    </a>
  )
}
