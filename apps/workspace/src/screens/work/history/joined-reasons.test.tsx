import type { Language } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { HistoryList } from './HistoryList.tsx'

const entry = { id: '1', byName: 'system', at: '2026-11-29T02:00:00Z', from: '200', to: '200' }
const shown = async (language: Language, action: string, reason: string) => {
  serve(() => undefined)
  await render(
    <InWorkspace language={language}>
      <HistoryList dictionary={null} entries={[{ ...entry, recordKind: 'settlement', recordId: '3', action, reason }]} />
    </InWorkspace>,
  )
}

test.each<[Language, string, string, string]>([
  ['en', 'counterEntry', '-34.00；Wrong account；again', '−34.00; Wrong account；again'],
  ['zh', 'counterEntry', '-34.00；记错了', '−34.00；记错了'],
  ['en', 'voidInvoice', '25430001；Wrong title', '25430001; Wrong title'],
  ['en', 'merge', '→ 湘江医院；Twice', '→ 湘江医院; Twice'],
  ['en', 'return', 'As they wrote it；so it stays', 'As they wrote it；so it stays'],
])(
  '[I18N-1] what the server sets before a reason stands in the marks of the language (%s, %s)',
  async (language, action, kept, said) => {
    await shown(language, action, kept)
    await expect.element(page.getByText(said, { exact: false })).toBeVisible()
  },
)

test.each<[Language, string, string, string]>([
  ['en', 'enterprise', 'A → B；430001 → 430002；Moved；again', 'A → B; 430001 → 430002; Moved；again'],
  ['en', 'enterprise', 'A → B；Moved', 'A → B; Moved'],
  ['zh', 'enterprise', 'A → B；更名', 'A → B；更名'],
  ['en', 'enterprise', 'As they wrote it；so it stays', 'As they wrote it；so it stays'],
  ['en', 'settlement', 'A → B；Moved', 'A → B；Moved'],
])(
  '[I18N-1] what an enterprise was called stands before the reason in the marks of the language (%s, %s, %s)',
  async (...given) => {
    const [language, recordKind, reason, said] = given
    serve(() => undefined)
    const edited = { ...entry, recordKind, recordId: '3', action: 'edit', reason }
    await render(
      <InWorkspace language={language}>
        <HistoryList dictionary={null} entries={[edited]} />
      </InWorkspace>,
    )
    await expect.element(page.getByText(said, { exact: false })).toBeVisible()
  },
)
