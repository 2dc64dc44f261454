import { useLanguage } from '@etalon/ui/i18n'
import { FoundationPage, Part } from './FoundationPage.tsx'
import * as styles from './foundations.css.ts'
import example from './setup.example.tsx?raw'

const words = {
  zh: {
    title: '开始使用',
    lead: '安装一次，样式引入一次，最外层说明语言；主题是根元素上的三个属性。每个组件有自己的入口，只加载用到的部分。',
    install: '安装',
    styles: '样式，整个应用引入一次',
    providers: '主题、语言和第一个组件',
    server: '由服务器输出页面时，把 themeAttributes() 的结果写在 <html> 上，页面一出现就是选定的样子。',
  },
  en: {
    title: 'Setup',
    lead: 'Install once, import the styles once, and say the language at the outermost place; a theme is three attributes of the root element. Each component has a door of its own, so only what is used is loaded.',
    install: 'Install',
    styles: 'Styles, once in an app',
    providers: 'Theme, language, and a first component',
    server:
      'Where a server draws the page, it writes what themeAttributes() returns on <html>: the page has its look from the beginning.',
  },
} as const

/** How an app begins. */
export function SetupPage() {
  const says = words[useLanguage()]
  return (
    <FoundationPage title={says.title} lead={says.lead}>
      <Part title={says.install}>
        <pre className={styles.code}>npm install @etalon/ui @etalon/machines react react-dom</pre>
      </Part>
      <Part title={says.styles}>
        <pre className={styles.code}>import '@etalon/ui/styles.css'</pre>
      </Part>
      <Part title={says.providers}>
        <pre className={styles.code}>{example.trim()}</pre>
        <p className={styles.quiet}>{says.server}</p>
      </Part>
    </FoundationPage>
  )
}
