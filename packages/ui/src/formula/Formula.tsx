import { useEffect, useState } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
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
  if (!katex) return <span {...onRoot(root)}>{plain}</span>
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: block,
    throwOnError: false,
    errorColor: vars.dangerText,
    trust: false,
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it is given, and `trust` is off
  return <span {...onRoot(root)} dangerouslySetInnerHTML={{ __html: html }} />
}
