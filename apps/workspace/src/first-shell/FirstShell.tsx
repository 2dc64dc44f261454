import type { MenuName } from '@etalon/machines/menu'
import type { ShownTab } from '@etalon/machines/tab-strip'
import { frameEn, frameZh, type Language } from '@etalon/ui/i18n'
import { PlainMenuSearch } from '@etalon/ui/menu-search'
import { Frame, PlainTool, useScreenClass } from '@etalon/ui/shell-frame'
import { PlainSideMenu } from '@etalon/ui/side-menu'
import { PlainTabStrip } from '@etalon/ui/tab-strip'
import { PlainMore, TopMenuBar, topMenuEntries } from '@etalon/ui/top-menu'
import { PlainUserMenu } from '@etalon/ui/user-menu'
import { Bell, Download, Languages, Maximize, Palette } from 'lucide-react'
import { useEffect, useState } from 'react'
import { commonMessages } from '../messages/common.ts'
import { inLanguage } from '../messages/in-language.ts'
import { tellingMessages } from '../messages/telling.ts'
import { menuIcons } from '../shell/menu-icons.ts'
import { home } from '../shell/places.ts'
import * as panelStyles from '../shell/view-panel.css.ts'
import { readStored, writeStored } from '../workspace/kept/local-store.ts'
import { collapsedKey } from '../workspace/kept/stored-keys.ts'
import { FirstPage } from './FirstPage.tsx'
import type { FirstData } from './first-data.ts'
import * as styles from './first-shell.css.ts'

/** How the shell itself is coming. */
export interface Coming {
  /** Whether something was pressed that waits for it. */
  readonly isWished: boolean
  /** It did not come: fetches it again. */
  readonly retry: (() => void) | undefined
}

interface FirstShellProps {
  readonly data: FirstData
  readonly language: Language
  readonly coming: Coming
  /** It is on the page. */
  readonly onShown: () => void
}

const nothing = () => {}

/**
 * The shell as it stands before its own code has come: the menus, the open pages and the home page, of the same parts as the shell's own
 * where they need nothing else, and of the browser's own buttons where they do. What is pressed is kept for the shell (`hand-over.ts`).
 */
export function FirstShell({ data, language, coming, onShown }: FirstShellProps) {
  const frame = language === 'zh' ? frameZh : frameEn
  const words = commonMessages[language]
  const telling = tellingMessages[language]
  const [collapsed, setCollapsed] = useState(() => readStored(collapsedKey) === true)
  const screenClass = useScreenClass()
  const narrow = screenClass < 2
  useEffect(onShown, [onShown])
  useEffect(() => {
    document.title = `${words.home} - ${words.siteTitle}`
  }, [words])
  const name = inLanguage(language, data.name, data.nameEn)
  const labelOf = ({ name, i18n }: MenuName) => (language === 'en' ? (i18n ?? name) : name)
  const titleOf = ({ value, title }: ShownTab) => (value === home ? words.home : title)
  const menuSearch = <PlainMenuSearch label={frame.menuSearch} />
  const entries = topMenuEntries({
    top: data.menus.top,
    markedId: null,
    home: { label: words.home, href: home },
    atHome: true,
    labelOf,
    onHome: nothing,
    onChosen: nothing,
  })
  return (
    <>
      {coming.isWished && <div className={styles.wished} role="progressbar" aria-label={frame.loading} />}
      <Frame
        words={frame}
        tool={PlainTool}
        brand={{ href: home, ...(screenClass > 0 ? { note: words.workbench } : {}) }}
        topMenu={<TopMenuBar label={frame.mainMenu} entries={entries} more={() => <PlainMore label={frame.moreMenus} />} />}
        sideMenu={
          <>
            {narrow && menuSearch}
            <PlainSideMenu
              label={frame.sideMenu}
              items={data.menus.tree}
              current={home}
              labelOf={labelOf}
              iconOf={(item) => menuIcons[item.icon ?? '']}
              onNavigate={nothing}
            />
          </>
        }
        tabs={<PlainTabStrip words={frame} tabs={data.tabs} titleOf={titleOf} />}
        tools={
          <>
            {!narrow && menuSearch}
            <PlainTool icon={Bell} label={telling.title} data-tool="bell" aria-haspopup="dialog" />
            <PlainTool icon={Download} label={telling.downloads} wideOnly data-tool="downloads" />
            {document.fullscreenEnabled && <PlainTool icon={Maximize} label={frame.fullScreen} wideOnly data-tool="fullScreen" />}
            <PlainTool icon={Languages} label={words.language} data-tool="language" />
            <PlainTool icon={Palette} label={frame.preferences} aria-haspopup="dialog" data-tool="preferences" />
            <PlainUserMenu label={frame.userMenuOf(name)} name={name} />
          </>
        }
        notice={
          coming.retry && (
            <div role="alert" className={styles.failed}>
              <span>{words.networkLost}</span>
              <button type="button" className={styles.retry} onClick={coming.retry}>
                {frame.retry}
              </button>
            </div>
          )
        }
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          setCollapsed(next)
          writeStored(collapsedKey, next)
        }}
      >
        <div role="tabpanel" className={panelStyles.panel}>
          <div className={panelStyles.view}>
            <FirstPage data={data} language={language} frame={frame} />
          </div>
        </div>
      </Frame>
    </>
  )
}
