import { useLanguage } from '@etalon/ui/i18n'
import { vars } from '@etalon/ui/theme'
import { type ElementType, useCallback, useRef } from 'react'
import { FoundationPage, Part } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { propertyOf, readValues, useInLook } from './shown-tokens.ts'

const words = {
  zh: {
    title: '文字',
    lead: '产品里用系统字体，正文 14 px。数字等宽，小数点对齐；中文和西文之间有一线空隙，由浏览器加上。',
    sizes: '字号',
    families: '字体',
    figures: '等宽的数字',
    sample: '压力表 JJG 52-2013 检定证书',
  },
  en: {
    title: 'Type',
    lead: 'System fonts in the product, 14 px for text. Figures are of equal width so that decimals are aligned; between Chinese and Latin the browser puts a hair of space.',
    sizes: 'Sizes',
    families: 'Families',
    figures: 'Figures of equal width',
    sample: 'Verification certificate of a pressure gauge, JJG 52-2013',
  },
} as const

/** Words as the reset has them, and what the browser makes of that. */
function Sample({ as: As, text }: { as: ElementType; text: string }) {
  const shown = useRef<HTMLElement>(null)
  const told = useInLook(
    useCallback(() => {
      if (!shown.current) return ''
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(shown.current)
      return `${fontSize} / ${lineHeight} · ${fontWeight}`
    }, []),
  )
  return (
    <div>
      <As ref={shown}>{text}</As>
      <p className={styles.quiet} data-type={String(As)}>
        {`<${String(As)}> ${told ?? ''}`}
      </p>
    </div>
  )
}

/** How words and figures are set. */
export function TypePage() {
  const says = words[useLanguage()]
  const values = useInLook(readValues)
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      <Part title={says.sizes}>
        {(['p', 'h3', 'h2', 'h1'] as const).map((as) => (
          <Sample key={as} as={as} text={says.sample} />
        ))}
      </Part>
      <Part title={says.families}>
        {(['font', 'mono'] as const).map((name) => (
          <div key={name}>
            <p style={{ fontFamily: vars[name] }}>{says.sample}</p>
            <p className={styles.quiet}>
              {propertyOf(name)}: {values?.get(name)}
            </p>
          </div>
        ))}
      </Part>
      <Part title={says.figures}>
        <div className={styles.figures}>
          {['1,111.111', '987.650', '0.004'].map((figure) => (
            <p key={figure}>{figure}</p>
          ))}
        </div>
      </Part>
    </FoundationPage>
  )
}
