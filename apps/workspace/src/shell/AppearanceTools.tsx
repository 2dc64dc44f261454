import { Button, IconButton } from '@etalon/ui/button'
import { MenuButton } from '@etalon/ui/menu'
import { TopTool } from '@etalon/ui/shell-frame'
import { useSelector } from '@xstate/react'
import { Check, Globe, Languages, Moon, Sun } from 'lucide-react'
import { commonMessages, useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'

/** Language and light or dark: kept across visits, no reload. `inTopBar` draws them in the bar's own colours. */
export function AppearanceTools({ inTopBar = false }: { inTopBar?: boolean }) {
  const words = useWords(commonMessages)
  const { preferences } = useWorkspace()
  const language = useSelector(preferences, ({ context }) => context.language)
  const scheme = useSelector(preferences, ({ context }) => context.scheme)
  const choose = (chosen: 'light' | 'dark' | 'system', label: string) => ({
    id: chosen,
    label,
    ...(scheme === chosen ? { icon: Check } : {}),
    onAction: () => preferences.send({ type: 'SCHEME.CHOSEN', scheme: chosen }),
  })
  const switchLanguage = () => preferences.send({ type: 'LANGUAGE.CHOSEN', language: language === 'zh' ? 'en' : 'zh' })
  const schemeIcon = scheme === 'dark' ? Moon : Sun
  return (
    <>
      {inTopBar ? (
        <TopTool icon={Languages} label={words.language} onPress={switchLanguage} />
      ) : (
        <Button kind="quiet" size="small" icon={Globe} onPress={switchLanguage}>
          {words.language}
        </Button>
      )}
      <MenuButton
        label={words.scheme}
        actions={[choose('light', words.light), choose('dark', words.dark), choose('system', words.followSystem)]}
      >
        {inTopBar ? (
          <TopTool icon={schemeIcon} label={words.scheme} />
        ) : (
          <IconButton kind="quiet" size="small" icon={schemeIcon} label={words.scheme} />
        )}
      </MenuButton>
    </>
  )
}
