import { Button, IconButton } from '@etalon/ui/button'
import { MenuButton } from '@etalon/ui/menu'
import { useSelector } from '@xstate/react'
import { Check, Globe, Moon, Sun } from 'lucide-react'
import { commonMessages, useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'

/** Language and light or dark: kept across visits, no reload. */
export function AppearanceTools() {
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
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={Globe}
        onPress={() => preferences.send({ type: 'LANGUAGE.CHOSEN', language: language === 'zh' ? 'en' : 'zh' })}
      >
        {words.language}
      </Button>
      <MenuButton
        label={words.scheme}
        actions={[choose('light', words.light), choose('dark', words.dark), choose('system', words.followSystem)]}
      >
        <IconButton kind="quiet" size="small" icon={scheme === 'dark' ? Moon : Sun} label={words.scheme} />
      </MenuButton>
    </>
  )
}
