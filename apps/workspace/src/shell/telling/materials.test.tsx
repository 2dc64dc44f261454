import type { Language } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { Materials } from './Materials.tsx'

const office = 'application/vnd.openxmlformats-officedocument'
/** Files as the server knows them by their content, each with what it is called in both languages. */
const files = [
  ['须知.pdf', 'application/pdf', 'PDF', 'PDF'],
  ['价目.xlsx', `${office}.spreadsheetml.sheet`, 'Excel', 'Excel'],
  ['旧价目.xls', 'application/x-cfb', 'Excel', 'Excel'],
  ['示值.csv', 'text/plain', 'CSV', 'CSV'],
  ['说明.txt', 'text/plain', '文本', 'Text'],
  ['委托书.docx', `${office}.wordprocessingml.document`, 'Word', 'Word'],
  ['培训.pptx', `${office}.presentationml.presentation`, '演示文稿', 'Slides'],
  ['铭牌.png', 'image/png', '图片', 'Picture'],
  ['全部.zip', 'application/zip', '压缩包', 'Archive'],
  ['模型.step', 'model/step', 'model/step', 'model/step'],
] as const

test.each([
  ['zh', 2],
  ['en', 3],
] satisfies [Language, 2 | 3][])(
  '[SHELL-5][I18N-1] what can be downloaded says of what kind it is: %s',
  async (language, place) => {
    const records = files.map(([fileName, type], index) => ({
      id: `${index + 1}`,
      name: `资料 ${index + 1}`,
      category: '',
      remark: '',
      fileId: `${index + 1}`,
      fileName,
      size: 10,
      type,
      createUserName: '沈砚',
      createTime: '2026-11-20 09:00:00',
    }))
    serve(() => ({ records, total: records.length, size: 15, current: 1, pages: 1 }))
    await page.viewport(1280, 800)
    await render(
      <InWorkspace language={language}>
        <Materials />
      </InWorkspace>,
    )
    for (const [index, file] of files.entries()) {
      const row = page.getByRole('row').filter({ hasText: new RegExp(`资料 ${index + 1}(?!\\d)`) })
      await expect.element(row.getByText(file[place], { exact: true })).toBeVisible()
    }
  },
)
