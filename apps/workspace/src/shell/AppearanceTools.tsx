import { Button, IconButton } from '@etalon/ui/button'
import { useMessages } from '@etalon/ui/i18n'
import { MenuButton } from '@etalon/ui/menu'
import { Popover } from '@etalon/ui/popover'
import { TopTool } from '@etalon/ui/shell-frame'
import { useSelector } from '@xstate/react'
import { Globe, Languages, Moon, Palette, Sun } from 'lucide-react'
import { commonMessages, useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'
import { loadedScreen } from './loaded-screen.ts'
import { OnDemand } from './OnDemand.tsx'

/** Choosing a colour takes much code, and few do it often. */
const preferencesPanel = loadedScreen(async () => ({ default: (await import('@etalon/ui/preferences-panel')).PreferencesPanel }))

/** Goes over to the other language. */
function useLanguageSwitch(): () => void {
  const { preferences } = useWorkspace()
  const language = useSelector(preferences, ({ context }) => context.language)
  return () => preferences.send({ type: 'LANGUAGE.CHOSEN', language: language === 'zh' ? 'en' : 'zh' })
}

/** Language and how it looks, in the top bar: kept across visits, no reload. */
export function TopAppearanceTools() {
  const words = useWords(commonMessages)
  const messages = useMessages()
  const { preferences } = useWorkspace()
  const switchLanguage = useLanguageSwitch()
  return (
    <>
      <TopTool icon={Languages} label={words.language} onPress={switchLanguage} data-tool="language" />
      <Popover
        title={messages.preferences}
        width="wide"
        trigger={<TopTool icon={Palette} label={messages.preferences} data-tool="preferences" />}
      >
        <OnDemand part={preferencesPanel} given={{ actor: preferences }} />
      </Popover>
    </>
  )
}

/** Language and light or dark, on pages before and behind the lock. */
export function AppearanceTools() {
  const words = useWords(commonMessages)
  const messages = useMessages()
  const { preferences } = useWorkspace()
  const switchLanguage = useLanguageSwitch()
  const scheme = useSelector(preferences, ({ context }) => context.scheme)
  const choose = (chosen: 'light' | 'dark' | 'system') => ({
    id: chosen,
    label: messages.schemeNames[chosen],
    checked: scheme === chosen,
    onAction: () => preferences.send({ type: 'SCHEME.CHOSEN', scheme: chosen }),
  })
  return (
    <>
      <Button kind="quiet" size="small" icon={Globe} onPress={switchLanguage}>
        {words.language}
      </Button>
      <MenuButton label={messages.scheme} actions={[choose('light'), choose('dark'), choose('system')]}>
        <IconButton kind="quiet" size="small" icon={scheme === 'dark' ? Moon : Sun} label={messages.scheme} />
      </MenuButton>
    </>
  )
}
