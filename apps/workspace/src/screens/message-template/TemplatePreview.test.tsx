import { inSiteTemplate, mailTemplate, smsTemplate, type TemplateWords } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const told = { occasion: '', title: '', contentEn: '' }
const sms = { ...told, type: smsTemplate, content: '明天停电' }

/**
 * Shows templates, and after them one whose text message needs the mark of the institute.
 * @returns how often it was asked how the institute is called, by the time that the last one is told
 */
async function asked(...templates: readonly TemplateWords[]): Promise<number> {
  const heard = serve(({ path }) => (path.endsWith('/sender') ? { name: '示例院', nameEn: 'Institute' } : null))
  const { unmount } = await render(
    <InWorkspace>
      {[...templates, { ...sms, content: '最后' }].map((template) => (
        <TemplatePreview key={template.content} {...template} />
      ))}
    </InWorkspace>,
  )
  await expect.element(page.getByText('【示例院】最后', { exact: false })).toBeVisible()
  await unmount()
  return heard.filter(({ path }) => path.endsWith('/sender')).length
}

test('[SYS-4] only for a text message without a mark of its own it is asked how the institute is called', async () => {
  const once = await asked()
  expect(once).toBeGreaterThan(0)
  expect(await asked({ ...told, type: inSiteTemplate, title: '停电', content: '明天' })).toBe(once)
  expect(await asked({ ...told, type: mailTemplate, title: '停电', content: '明天' })).toBe(once)
  expect(await asked({ ...sms, content: '【星河院】明天停电' })).toBe(once)
  expect(await asked({ ...sms, content: '【星河院】明天停电', contentEn: '[Xinghe] No power' })).toBe(once)
  expect(await asked({ ...sms, content: '' })).toBe(once)
  expect(await asked(sms)).toBe(2 * once)
  expect(await asked({ ...sms, content: '【星河院】明天停电', contentEn: 'No power' })).toBe(2 * once)
})
