import { useLanguage } from '@etalon/ui/i18n'
import { vars } from '@etalon/ui/theme'
import { type CSSProperties, useRef } from 'react'
import { measuredContrast } from '../measured-contrast.ts'
import { FoundationPage, Part } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import { isColour, propertyOf, readValues, useInLook, type VariableName, variableNames } from './shown-tokens.ts'
import { beneathGround, groundOf, groupOf, type TokenGroup, tokenGroups } from './token-groups.ts'

const words = {
  zh: {
    title: '颜色',
    lead: '工具栏所选主题和明暗下的全部颜色。文字旁边是它与所在底色的对比度，在此页面上量得；正文至少 4.5:1，不可用的文字不作要求。',
    groups: {
      surfaces: '底色与线条',
      words: '文字',
      brand: '品牌色',
      tones: '含义',
      top: '顶栏',
      side: '侧栏',
      tabs: '页签',
    },
    others: '阴影、边框与图案',
    on: (ground: string) => `在 ${ground} 上`,
  },
  en: {
    title: 'Colours',
    lead: 'All colours in the theme and the scheme of the toolbar. Beside colours of words stands their contrast against what they lie on, measured on this page; words have at least 4.5:1, what cannot be used needs none.',
    groups: {
      surfaces: 'Surfaces and lines',
      words: 'Words',
      brand: 'Brand',
      tones: 'Meanings',
      top: 'Top bar',
      side: 'Side bar',
      tabs: 'Tabs',
    },
    others: 'Shadows, borders and pictures',
    on: (ground: string) => `on ${ground}`,
  },
} as const satisfies Record<'zh' | 'en', { groups: Record<TokenGroup, string>; [name: string]: unknown }>

/** A colour as it is in the look of now: a patch of it, or words in it on their ground. */
function ColourToken({ name, value }: { name: VariableName; value: string }) {
  const says = words[useLanguage()]
  const patch = useRef<HTMLSpanElement>(null)
  const ground = groundOf(name)
  const contrast = useInLook(useRef(() => (patch.current ? measuredContrast(patch.current) : undefined)).current)
  const written = contrast?.toFixed(1)
  return (
    <li className={styles.token} data-token={name}>
      <span className={styles.under} style={ground ? { background: vars[beneathGround(ground)] } : undefined}>
        <span
          ref={patch}
          className={styles.swatch}
          style={ground ? { color: vars[name], background: vars[ground] } : { background: vars[name] }}
          aria-hidden
        >
          {/* What cannot be used has less contrast than words may have. */}
          {ground && (name === 'disabled' ? <span className={styles.bar} /> : 'Aa 字')}
        </span>
      </span>
      <span className={styles.facts}>
        <code>{propertyOf(name)}</code>
        <span>{value}</span>
        {ground && written !== undefined && (
          <span data-contrast={written}>
            {written}:1 {says.on(propertyOf(ground).replace('--etalon-', ''))}
          </span>
        )}
      </span>
    </li>
  )
}

/** How a token that is no colour is seen. */
function lookOf(name: VariableName): CSSProperties {
  if (/shadow/i.test(name)) return { boxShadow: vars[name] }
  return name === 'cardBorder' ? { border: vars[name] } : { background: `${vars[name]}, ${vars.topBg}` }
}

/** A shadow, a border or a picture as it is in the look of now. */
function OtherToken({ name, value }: { name: VariableName; value: string }) {
  return (
    <li className={styles.token}>
      <span className={styles.swatch} style={lookOf(name)} aria-hidden />
      <span className={styles.facts}>
        <code>{propertyOf(name)}</code>
        <span>{value}</span>
      </span>
    </li>
  )
}

const others = variableNames.filter((name) => /shadow|^cardBorder$|Image$/i.test(name))

/** Every colour of the theme that is shown. */
export function ColoursPage() {
  const says = words[useLanguage()]
  const values = useInLook(readValues)
  const colours = variableNames.filter((name) => isColour(values?.get(name) ?? ''))
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      {tokenGroups.map((group) => (
        <Part key={group} title={says.groups[group]}>
          <ul className={styles.swatches}>
            {colours
              .filter((name) => groupOf(name) === group)
              .map((name) => (
                <ColourToken key={name} name={name} value={values?.get(name) ?? ''} />
              ))}
          </ul>
        </Part>
      ))}
      <Part title={says.others}>
        <ul className={styles.swatches}>
          {others.map((name) => (
            <OtherToken key={name} name={name} value={values?.get(name) ?? ''} />
          ))}
        </ul>
      </Part>
    </FoundationPage>
  )
}
