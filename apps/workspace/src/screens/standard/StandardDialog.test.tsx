import { useDialog } from '@etalon/ui/dialog'
import type { Language } from '@etalon/ui/i18n'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { StandardDialog } from './StandardDialog.tsx'

function NewStandard() {
  const dialog = useDialog('medium')
  useEffect(() => dialog.open(), [dialog])
  return <StandardDialog dialog={dialog} onSaved={() => {}} />
}

test.each<[Language, string, RegExp[]]>([
  ['en', 'Save', [/^Number must be filled in$/, /^Standard must be filled in$/]],
  ['zh', '保存', [/^请填写编号$/, /^请填写标准名称$/]],
])('[UX-1] what is missing in a form is said once per field, without its label before it (%s)', async (language, save, lines) => {
  serve(() => [])
  await render(
    <InWorkspace language={language}>
      <NewStandard />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: save }).click()
  for (const name of lines) await expect.element(page.getByRole('alert').getByRole('button', { name })).toBeVisible()
})
