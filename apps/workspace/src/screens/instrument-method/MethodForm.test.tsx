import { contract, type KindRecord } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import type { Language } from '@etalon/ui/i18n'
import { instrumentMethodMessages } from '../../messages/instrument-method.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import MethodScreen from './MethodScreen.tsx'
import { type MethodDraft, methodOf, newDraft } from './method-draft.ts'

const kind: KindRecord = {
  ...{ id: '9', code: 'ZD-3', name: '照度计', nameEn: 'Illuminance meter', technologyDomain: '5', abilityTypes: ['1', '2'] },
  ...{ range: '', unit: 'lx', accuracy: '', mpe: '', regulation: 'JJG 245-2005', regulationName: '', regulationNameEn: '' },
  ...{
    cycleMonths: '12',
    mandatoryMark: '2',
    points: ['100', '1000'],
    price: '60.00',
    workMinutes: 60,
    standards: [],
    ownMethods: [],
  },
}

/** How a kind with two kinds of work is measured. @returns the switch between them, and a field of the form */
async function show(language: Language = 'zh', shown = kind) {
  const words = instrumentMethodMessages[language]
  serve(({ path, query }) => {
    if (path === 'instrument-kind/page') return { records: [shown], total: 1, size: 500, current: 1, pages: 1 }
    if (path === 'instrument-kind/methods') return []
    return query.code === undefined ? undefined : []
  })
  const screen = await render(
    <InWorkspace language={language}>
      <MethodScreen query={{ id: shown.code }} />
    </InWorkspace>,
  )
  onTestFinished(() => screen.unmount())
  const options = page.getByRole('radiogroup', { name: words.ability }).getByRole('radio')
  await expect.element(options.first()).toBeChecked()
  return { options, field: page.getByRole('textbox', { name: words.points }) }
}
const button = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

test.each([
  { language: 'zh', asked: '放弃未保存的内容？', stay: '取消' },
  { language: 'en', asked: 'Discard what was not saved?', stay: 'Cancel' },
] as const)(
  '[DLG-3][I18N-1] whoever typed how a kind is measured is asked before they switch to another kind of work, in $language',
  async ({ language, asked, stay }) => {
    const { options, field } = await show(language)
    await field.fill('200')
    await options.last().click({ force: true })
    await expect.element(page.getByRole('alertdialog', { name: asked })).toBeVisible()
    await button(stay).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(options.first()).toBeChecked()
    await expect.element(field).toHaveValue('200')
    await options.last().click({ force: true })
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.element(options.last()).toBeChecked()
    await expect.element(field).toHaveValue('100\n1000')
  },
)

test('[DLG-3] where nothing was typed, or it is as it was again, another kind of work is switched to at once', async () => {
  const { options, field } = await show()
  await options.last().click({ force: true })
  await expect.element(options.last()).toBeChecked()
  await field.fill('200')
  await field.fill('100\n1000')
  await options.first().click({ force: true })
  await expect.element(options.first()).toBeChecked()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})

test('[DLG-3] where what was typed was not saved, the browser asks before it leaves the page', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { field } = await show()
  expect(asks()).toBe(false)
  await field.fill('200')
  expect(asks()).toBe(true)
})

test('[BIZ-4] where a built-in method measures a kind, the form begins with it instead of an empty sheet', async () => {
  const scale = { ...kind, code: 'SC-30', unit: 'kg', points: [], abilityTypes: ['1', '2'] }
  const { options, field } = await show('zh', scale)
  const words = instrumentMethodMessages.zh
  await expect.element(page.getByText(words.standing.begun)).toBeVisible()
  await expect.element(field).toHaveValue('0.2\n5\n15\n20\n30')
  await expect.element(page.getByRole('textbox', { name: words.steps })).toHaveValue('5 0.005\n20 0.010\n30 0.015')
  await options.last().click({ force: true })
  await expect.element(page.getByText(words.standing.none)).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('[BIZ-4][FLOW-3] how a kind is measured stays as it was typed where somebody else says it otherwise meanwhile, and both are shown', async () => {
  const words = instrumentMethodMessages.zh
  const methodWith = (changes: Partial<MethodDraft>) => {
    const made = methodOf('1', { ...newDraft('lx', ['100', '1000']), limitKind: 'absolute', limit: '5', ...changes })
    if (!('method' in made)) throw new Error('No method can be made of it.')
    return { abilityType: '1', version: 1, method: made.method }
  }
  let saved = methodWith({})
  const heard = serve(({ path, query, body }) => {
    if (path === 'instrument-kind/page') return { records: [kind], total: 1, size: 500, current: 1, pages: 1 }
    if (path === 'instrument-kind/methods') return [saved]
    if (path !== contract.instrumentKind.keepMethod.path.split('hm-metrology/')[1])
      return query.code === undefined ? undefined : []
    if (body.version === saved.version) return { ...saved, version: 3 }
    return Response.json(
      { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
      { status: 409 },
    )
  })
  const screen = await render(
    <InWorkspace>
      <MethodScreen query={{ id: kind.code }} />
    </InWorkspace>,
  )
  onTestFinished(() => screen.unmount())
  const field = page.getByRole('textbox', { name: words.points })
  await field.fill('200')
  saved = { ...methodWith({ points: '300', unit: 'klx' }), version: 2 }
  const save = page.getByRole('button', { name: words.save, exact: true })
  await save.click()
  const both = page.getByRole('list', { name: recordFormMessages.zh.conflicts })
  await expect.element(both).toHaveTextContent(`${words.points}已保存： 300您的： 200用已保存的`)
  await expect.element(field).toHaveValue('200')
  // What nobody typed here follows what is saved.
  await expect.element(page.getByRole('textbox', { name: words.unit, exact: true })).toHaveValue('klx')
  await save.click()
  const sent = () => heard.filter(({ body }) => body.method !== undefined)
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[1]?.body).toMatchObject({ version: 2, method: { unit: 'klx', points: ['200'] } })
})
