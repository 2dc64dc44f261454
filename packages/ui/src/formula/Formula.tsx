import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCount, useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './formula.css.ts'
import { type FormulaFault, formulaLimits, readOnce } from './read-formula.ts'

type Katex = typeof import('katex').default
let loaded: Katex | undefined

/** So many characters that cannot be read stand in the line; more have a box of their own, which scrolls. */
const inLine = 200

/** What {@link Formula} takes. */
export interface FormulaProps extends RootProps<HTMLSpanElement> {
  /** The formula as TeX: at most 4000 characters, 100 levels deep. What cannot be read is shown as it was written, with the reason. */
  tex: string
  /** The formula in words or plain characters: shown until KaTeX is there, and where it cannot be loaded. */
  plain: string
  /** On a line of its own. @default false */
  block?: boolean
}

/**
 * A formula, written with MathML: browsers draw it and read it aloud, and no font or stylesheet of KaTeX's is needed. KaTeX is
 * loaded with the first formula on a page. One that is wider than its place scrolls in itself.
 *
 * Roots and brackets grow only in a font for mathematics. Many computers and every Android phone have none, and this package ships none:
 * install `@fontsource/stix-two-math` and name its `.woff2` in an `@font-face` of the family `STIX Two Math`, without `unicode-range`
 * (the package's own stylesheet has one, which leaves out nearly all signs of mathematics). It is fetched with the first formula.
 */
export function Formula({ tex, plain, block = false, ...root }: FormulaProps) {
  const messages = useMessages()
  const [katex, setKatex] = useState(() => loaded)
  useEffect(() => {
    if (katex) return
    let isGone = false
    // Without KaTeX, as offline, the plain words stay.
    import('katex').then(
      (module) => {
        loaded = module.default
        if (!isGone) setKatex(() => module.default)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [katex])
  const place = useRef<HTMLSpanElement>(null)
  const ref = useSharedRef(place, root.ref)
  const read = useMemo(() => (katex ? readOnce(katex, tex, block) : undefined), [katex, tex, block])
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || !read || !('drawn' in read)) return
    box.replaceChildren(read.drawn)
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(read.drawn)
    return () => observer.disconnect()
  }, [read])
  const line = block ? { 'data-block': '' } : {}
  // Only what scrolls is a stop of the keyboard: a formula may stand in a button.
  const reached = { tabIndex: 0, role: 'group', 'aria-label': messages.formula }
  if (!read)
    return (
      <span key="plain" {...onRoot(root, styles.plain)} {...line}>
        {plain}
      </span>
    )
  if ('fault' in read) {
    const isLong = tex.length > inLine
    const why = <Why fault={read.fault} />
    return (
      <span key="fault" {...onRoot(root, styles.fault)} {...line} {...(isLong ? { ...reached, 'data-long': '' } : {})}>
        {/* Of a long one only the beginning is in sight. */}
        {isLong && <>{why} </>}
        <code className={styles.source} translate="no">
          {tex}
        </code>{' '}
        {!isLong && why}
      </span>
    )
  }
  // With another key it is another element: what KaTeX drew is not React's to change.
  return <span key="drawn" {...onRoot({ ...root, ref }, styles.drawn)} {...line} {...(scrolls ? reached : {})} />
}

function Why({ fault }: { fault: FormulaFault }) {
  const messages = useMessages()
  const write = useCount()
  const words = () => {
    switch (fault.kind) {
      case 'tooLong':
        return messages.formulaTooLong(write(formulaLimits.length))
      case 'tooNested':
        return messages.formulaTooNested(write(formulaLimits.levels))
      case 'defines':
        return messages.formulaDefines
      case 'unreadable':
        return messages.formulaUnreadable(fault.place, fault.why)
    }
  }
  return <span className={styles.why}>{words()}</span>
}
