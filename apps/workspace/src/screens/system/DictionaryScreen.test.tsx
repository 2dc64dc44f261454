import { contract, type DictionaryRecord } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import DictionaryScreen from './DictionaryScreen.tsx'

const kept = { tenantId: '000000', code: 'CHARGE_TAXON', remark: '', isSealed: 0, isDeleted: 0, hasChildren: false }
const keyOf = (place: number, label = String(place)): DictionaryRecord => ({
  ...{ ...kept, id: String(8_000_012_000 + place), parentId: '8000012000', dictKey: String(place), dictValue: label },
  ...{ dictValueEn: label === String(place) ? '' : label, sort: place },
})

test('[DICT-1] keys without a label are a part of their dictionary, and are filled in one after another', async () => {
  let entries = [keyOf(1), keyOf(2, 'Labelled'), keyOf(3)]
  const root = { ...kept, id: '8000012000', parentId: '0', dictKey: '-1', dictValue: '收费分类', dictValueEn: 'Charge category' }
  const heard = serve(({ path, body }) => {
    if (contract.dictionary.list.path.endsWith(path)) return [{ ...root, sort: 0, hasChildren: true, children: entries }]
    if (contract.businessDictionary.list.path.endsWith(path)) return []
    if (contract.dictionary.dictionary.path.endsWith(path)) return entries
    if (!contract.dictionary.submit.path.endsWith(path)) return undefined
    entries = entries.map((one) => (one.id === body.id ? { ...one, ...body } : one))
    return { ...entries[0], ...body }
  })
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await page.viewport(1280, 800)
  const value = '/system/dict/index'
  await render(
    <InWorkspace language="en" path={value}>
      <div style={{ height: 700, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <DictionaryScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await page.getByRole('row', { name: 'Dictionaries', exact: true }).getByRole('button').click()
  await page.getByText('Charge category').click()
  const labelled = page.getByRole('gridcell', { name: 'Labelled', exact: true })
  await expect.element(labelled.first()).toBeVisible()
  await tick(page.getByRole('radio', { name: 'Without a label 2' }))
  await expect.element(labelled.first()).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Edit/ }).first().click()

  const drawer = page.getByRole('dialog')
  const fill = async (key: string, save: string) => {
    await expect.element(drawer.getByRole('heading', { name: `Edit “${key}”` })).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Chinese label' }).fill(`类${key}`)
    await drawer.getByRole('textbox', { name: 'English label' }).fill(`Class ${key}`)
    await drawer.getByRole('button', { name: save, exact: true }).click()
  }
  await fill('1', 'Save, then the next')
  await expect.element(drawer.getByRole('heading', { name: 'Edit “3”' })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Save, then the next' })).not.toBeInTheDocument()
  await fill('3', 'Save')
  await expect.element(drawer).not.toBeInTheDocument()
  const saved = heard.filter(({ path }) => contract.dictionary.submit.path.endsWith(path)).map(({ body }) => body)
  expect(saved).toMatchObject([
    { dictKey: '1', dictValueEn: 'Class 1' },
    { dictKey: '3', dictValueEn: 'Class 3' },
  ])
})
