import { Button } from '@etalon/ui/button'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Switch } from '@etalon/ui/switch'
import { applyTheme } from '@etalon/ui/theme'
import { useEffect, useState } from 'react'
import { Orders } from './Orders.tsx'
import { isSpoken, Speaking, type Spoken } from './Speaking.tsx'

const languages = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
  { value: 'ja', label: '日本語' },
]

export function App() {
  const [language, setLanguage] = useState<Spoken>('zh')
  const [isDark, setDark] = useState(false)
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    applyTheme(document.documentElement, { scheme: isDark ? 'dark' : 'light' })
    document.documentElement.classList.toggle('institute', isOwn)
  }, [isDark, isOwn])
  return (
    <Speaking language={language}>
      <header className="looks">
        <SegmentedControl
          label="Language"
          segments={languages}
          value={language}
          onChange={(value) => isSpoken(value) && setLanguage(value)}
        />
        <Switch on={isDark} onChange={setDark}>
          Dark
        </Switch>
        <Switch on={isOwn} onChange={setOwn}>
          Theme of the institute
        </Switch>
        <Button kind="primary" className="print" onPress={() => print()}>
          Print
        </Button>
      </header>
      <Orders />
    </Speaking>
  )
}
