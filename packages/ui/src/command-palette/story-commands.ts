import type { Command } from '@etalon/machines/command-palette'
import { FileText, LayoutGrid, Zap } from 'lucide-react'
import type { Language } from '../i18n/index.ts'
import type { CommandGroup } from './CommandPalette.tsx'

const screen = (id: string, name: string, pinyin: string, initials: string, english: string, shortcut?: string) => ({
  id,
  name,
  pinyin,
  initials,
  english,
  group: 'screens',
  ...(shortcut === undefined ? {} : { shortcut }),
})

const known = [
  screen('register', '委托登记', 'weituodengji', 'wtdj', 'Register an order', 'Ctrl N'),
  screen('orders', '委托单', 'weituodan', 'wtd', 'Orders'),
  screen('samples', '样品管理', 'yangpinguanli', 'ypgl', 'Samples'),
  screen('standards', '计量标准', 'jiliangbiaozhun', 'jlbz', 'Measuring standards'),
  { ...screen('lock', '锁屏', 'suoping', 'sp', 'Lock the screen', 'Ctrl L'), group: 'actions' },
  { ...screen('print', '打印样品标签', 'dayinyangpinbiaoqian', 'dyypbq', 'Print sample labels'), group: 'actions' },
  { ...screen('issue', '签发证书', 'qianfazhengshu', 'qfzs', 'Issue certificates'), group: 'actions' },
]

const reasons = { zh: '需要签发权限', en: 'Needs the right to issue' }

/** What the page of stories and tests knows. */
export function storyCommands(language: Language): readonly Command[] {
  const own = known.map(({ english, ...command }) => ({
    ...command,
    label: language === 'en' ? english : command.name,
    ...(command.id === 'issue' ? { disabledReason: reasons[language] } : {}),
  }))
  const record: Command = { id: 'WT2026110142', label: 'WT2026110142', note: '长沙星麓精工机械有限公司', group: 'records' }
  return [...own, record]
}

/** The headings of the groups. */
export function storyGroups(language: Language): readonly CommandGroup[] {
  const labels = { zh: ['页面', '操作', '委托单'], en: ['Screens', 'Actions', 'Orders'] }[language]
  return [
    { id: 'screens', label: labels[0] ?? '', icon: LayoutGrid },
    { id: 'actions', label: labels[1] ?? '', icon: Zap },
    { id: 'records', label: labels[2] ?? '', icon: FileText },
  ]
}

/** Records whose number begins with a text, as a server would find them. */
export function storyRecords(text: string): readonly Command[] {
  const numbers = ['WT2026110142', 'WT2026110143', 'WT2026110288']
  return numbers
    .filter((number) => number.startsWith(text.toUpperCase()))
    .map((number) => ({ id: number, label: number, note: '长沙星麓精工机械有限公司', group: 'records' }))
}
