import { Button } from '@etalon/ui/button'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { type Theme, themeAttributes, themes } from '@etalon/ui/theme'
import { FoundationPage } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'

const words = {
  zh: {
    title: '主题',
    lead: '六个主题，各有明暗两套。主题只是一组变量，组件不知道自己在哪个主题里；任何元素写上三个属性，里面就是那个主题。',
    light: '明',
    dark: '暗',
    reception: '业务受理',
    testing: '检测',
    orders: '委托单',
    samples: '样品',
    order: '委托单 WT2026110046',
    note: '砝码，2 件，11 月 23 日前完成。',
    save: '保存',
    cancel: '取消',
    state: '检测中',
  },
  en: {
    title: 'Themes',
    lead: 'Six themes, each light and dark. A theme is a set of variables and no component knows in which it is; whatever element has the three attributes shows that theme inside.',
    light: 'light',
    dark: 'dark',
    reception: 'Reception',
    testing: 'Testing',
    orders: 'Orders',
    samples: 'Samples',
    order: 'Order WT2026110046',
    note: 'Weights, 2 pieces, wanted by 23 November.',
    save: 'Save',
    cancel: 'Cancel',
    state: 'Testing',
  },
} as const

function Small({ theme, scheme }: { theme: Theme; scheme: 'light' | 'dark' }) {
  const says = words[useLanguage()]
  const { themeNames } = useMessages()
  return (
    <figure className={styles.look}>
      <figcaption className={styles.caption}>
        {themeNames[theme]} · {says[scheme]}
      </figcaption>
      <div className={styles.small} {...themeAttributes({ theme, scheme })}>
        <div className={styles.smallTop}>
          <span className={styles.smallActive}>{says.reception}</span>
          <span>{says.testing}</span>
        </div>
        <div className={styles.smallBody}>
          <div className={styles.smallSide}>
            <span className={styles.smallEntry} data-active="">
              {says.orders}
            </span>
            <span className={styles.smallEntry}>{says.samples}</span>
          </div>
          <div className={styles.smallMain}>
            <div className={styles.smallCard}>
              <div className={styles.row}>
                <strong>{says.order}</strong>
                <StatePill tone="info" shape={{ part: 0.5 }}>
                  {says.state}
                </StatePill>
              </div>
              <p className={styles.quiet}>{says.note}</p>
              <div className={styles.row}>
                <Button kind="primary">{says.save}</Button>
                <Button>{says.cancel}</Button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </figure>
  )
}

/** All themes side by side, light and dark. */
export function ThemesPage() {
  const says = words[useLanguage()]
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      <div className={styles.looks}>
        {themes.flatMap((theme) => [
          <Small key={`${theme} light`} theme={theme} scheme="light" />,
          <Small key={`${theme} dark`} theme={theme} scheme="dark" />,
        ])}
      </div>
    </FoundationPage>
  )
}
