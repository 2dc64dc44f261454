import { useLayoutEffect, useRef } from 'react'
import { applyTheme, type Theme, themeAttributes } from '../theme/index.ts'
import * as styles from './preferences-panel.css.ts'

export interface ThemePictureProps {
  theme: Theme
  scheme: 'light' | 'dark'
  colour: string
}

/** A small workspace in a theme: its bars, its sheet, a button. Decoration beside the theme's name. */
export function ThemePicture({ theme, scheme, colour }: ThemePictureProps) {
  const picture = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (picture.current) applyTheme(picture.current, { theme, scheme, colour })
  }, [theme, scheme, colour])
  return (
    <span ref={picture} aria-hidden="true" className={styles.picture} {...themeAttributes({ theme, scheme, colour })}>
      <span className={styles.top}>
        <i className={styles.logo} />
        <i className={styles.topActive} />
      </span>
      <span className={styles.middle}>
        <span className={styles.side}>
          <i className={styles.sideActive} />
          <i className={styles.sideItem} />
        </span>
        <span className={styles.sheet}>
          <i className={styles.word} />
          <i className={styles.rowChosen} />
          <i className={styles.fill} />
        </span>
      </span>
    </span>
  )
}
