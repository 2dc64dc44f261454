import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { vars } from '../theme/index.ts'

type Katex = typeof import('katex').default
let loaded: Katex | undefined

/** What {@link Formula} takes. */
export interface FormulaProps extends RootProps<HTMLSpanElement> {
  /** The formula as TeX. What KaTeX cannot read is shown as it was written. */
  tex: string
  /** The formula in words or plain characters: shown until KaTeX is there, and where it cannot be loaded. */
  plain: string
  /** On a line of its own. @default false */
  block?: boolean
}

/**
 * A formula, written with MathML: browsers draw it and read it aloud, and no font or stylesheet of KaTeX's is needed. KaTeX is
 * loaded with the first formula on a page.
 */
export function Formula({ tex, plain, block = false, ...root }: FormulaProps) {
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
  // As elements, not as markup, which Trusted Types would refuse.
  useLayoutEffect(() => {
    if (!katex || !place.current) return
    katex.render(tex, place.current, {
      output: 'mathml',
      displayMode: block,
      throwOnError: false,
      errorColor: vars.dangerText,
      trust: false,
    })
  }, [katex, tex, block])
  // With another key it is another element: what KaTeX drew is not React's to change.
  if (!katex) return <span {...onRoot(root)}>{plain}</span>
  return <span key="drawn" {...onRoot({ ...root, ref })} />
}
