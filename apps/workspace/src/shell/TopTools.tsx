import { badgeOf } from '@etalon/machines/error-log'
import type { MenuName } from '@etalon/machines/menu'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { ErrorLog } from '@etalon/ui/error-log'
import { useMessages } from '@etalon/ui/i18n'
import { LockPassword } from '@etalon/ui/lock-screen'
import { NoticePopup } from '@etalon/ui/notice-popup'
import { TopTool } from '@etalon/ui/shell-frame'
import { Shortcuts, useShortcuts } from '@etalon/ui/shortcuts'
import { UserMenu } from '@etalon/ui/user-menu'
import { useSelector } from '@xstate/react'
import { Bug, Command, Download, ExternalLink, House, Keyboard, KeyRound, Lock, LogOut, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { shortcutMessages } from '../messages/shortcuts.ts'
import { tellingMessages } from '../messages/telling.ts'
import { viewMessages } from '../messages/views.ts'
import { useOwnName, useWorkspace } from '../workspace/index.ts'
import { TopAppearanceTools } from './AppearanceTools.tsx'
import { ConsultTool } from './ConsultTool.tsx'
import { FullScreenTool } from './FullScreenTool.tsx'
import { ownAccount, selfCheck } from './own-pages.ts'
import { usePalette } from './Palette.tsx'
import { home } from './places.ts'
import { shortcutsOf } from './shortcuts.ts'
import { DownloadCentre, MessageBell, useMessageToasts } from './telling/index.ts'

/** What stands at the right of the top bar, and what it opens. @param labelOf what a menu entry is called in the language in force */
export function TopTools({ labelOf }: { readonly labelOf: (entry: MenuName) => string }) {
  const { session, lockScreen, errorLog, noticePopup, preferences, leadsOut, takesLogs } = useWorkspace()
  const words = useWords(commonMessages)
  const common = useMessages()
  const log = useDialog('medium')
  const downloads = useDialog('medium')
  const telling = useWords(tellingMessages)
  const shortcuts = useShortcuts()
  const keys = useWords(shortcutMessages)
  const caught = useSelector(errorLog, ({ context }) => badgeOf(context))
  const leave = useWords(sessionMessages)
  const titles = useWords(viewMessages)
  const navigate = useNavigate()
  const confirm = useConfirm()
  const name = useOwnName()
  const signOut = async () => {
    session.send({ type: 'LOGOUT.REQUESTED' })
    const answer = await confirm({ title: leave.logoutTitle, consequence: leave.logoutConsequence, confirmLabel: leave.logout })
    session.send({ type: answer ? 'LOGOUT.CONFIRMED' : 'LOGOUT.CANCELLED' })
  }
  useMessageToasts()
  const language = useSelector(preferences, ({ context }) => context.language)
  /** What both the user menu and the palette offer. */
  const actions = [
    { id: 'home', label: words.home, icon: House, onAction: () => void navigate(home) },
    { id: 'ownAccount', label: titles.ownAccount, icon: UserRound, onAction: () => void navigate(ownAccount) },
    { id: 'downloads', label: telling.downloads, icon: Download, onAction: downloads.open },
    ...(leadsOut
      ? [
          {
            id: 'businessSystem',
            label: words.businessSystem,
            icon: ExternalLink,
            onAction: () => session.send({ type: 'BUSINESS_SYSTEM.REQUESTED' }),
          },
        ]
      : []),
    { id: 'lock', label: leave.lock, icon: Lock, onAction: () => lockScreen.send({ type: 'LOCK.REQUESTED' }) },
    { id: 'whenAway', label: leave.whenAway, icon: KeyRound, onAction: () => lockScreen.send({ type: 'PASSWORD.CHANGE' }) },
    { id: 'shortcuts', label: common.shortcuts, icon: Keyboard, onAction: shortcuts.open },
    {
      id: 'errorLog',
      label: caught === undefined ? common.errorLog : words.errorLog(caught),
      icon: Bug,
      onAction: log.open,
    },
    { id: 'logout', label: leave.logout, icon: LogOut, separated: true, onAction: () => void signOut() },
  ]
  const other = language === 'zh' ? 'en' : 'zh'
  const { actor: palette, element } = usePalette({
    labelOf,
    actions: [
      ...actions,
      { id: 'selfCheck', label: titles.selfCheck, onAction: () => void navigate(selfCheck) },
      { id: 'language', label: words.language, onAction: () => preferences.send({ type: 'LANGUAGE.CHOSEN', language: other }) },
    ],
  })
  const openPalette = { id: 'palette', label: telling.palette, icon: Command, onAction: () => palette.send({ type: 'OPEN' }) }
  return (
    <>
      <MessageBell />
      <TopTool icon={Download} label={telling.downloads} wideOnly onPress={downloads.open} data-tool="downloads" />
      <ConsultTool />
      <FullScreenTool />
      <TopAppearanceTools />
      <UserMenu name={name} actions={[...actions.slice(0, 2), openPalette, ...actions.slice(2)]} />
      <LockPassword actor={lockScreen} />
      <ErrorLog actor={errorLog} dialog={log} uploads={takesLogs} />
      <Shortcuts dialog={shortcuts} shortcuts={shortcutsOf(keys, common.shortcuts)} />
      <DownloadCentre dialog={downloads} />
      <NoticePopup actor={noticePopup} onViewAll={(path) => void navigate(path)} />
      {element}
    </>
  )
}
