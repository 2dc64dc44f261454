import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace } from '../../testing/in-workspace.tsx'
import { ScopeSide } from './ScopeSide.tsx'

const items = [{ id: '1', label: '检测部', children: [{ id: '2', label: '力学室' }] }]

function Departments({ required }: { required: boolean }) {
  const [chosen, choose] = useState<string>()
  const scope = { name: 'deptId', label: { zh: '部门', en: 'Departments' }, items: () => items }
  return (
    <>
      <ScopeSide
        scope={required ? { ...scope, required } : scope}
        items={items}
        chosen={chosen}
        onChosen={choose}
        onChanged={() => {}}
      />
      <output>{chosen ?? 'none'}</output>
    </>
  )
}

async function show(width: number, required = false) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await render(
    <InWorkspace>
      <Departments required={required} />
    </InWorkspace>,
  )
  await expect.poll(() => page.getByRole('treegrid', { includeHidden: true }).elements().length).toBe(1)
}

const tree = () => page.getByRole('treegrid')

test('[A11Y-2] on a phone the tree beside a list is folded behind what is chosen, and folds itself after a choice', async () => {
  await show(390)
  await expect.element(tree()).not.toBeInTheDocument()
  const fold = page.getByRole('button', { name: '部门：全部' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect.element(tree()).toBeVisible()
  await page.getByRole('row', { name: '检测部' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1')
  await expect.element(tree()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '部门：检测部' })).toHaveAttribute('aria-expanded', 'false')
})

test('[A11Y-2] on a phone the tree is open where nothing is listed before something is chosen', async () => {
  await show(390, true)
  await expect.element(tree()).toBeVisible()
  await expect.element(page.getByRole('button', { name: '部门：请选择' })).toHaveAttribute('aria-expanded', 'true')
})

test('[A11Y-2] beside a list the tree is always seen, with nothing to fold it', async () => {
  await show(1280)
  await expect.element(tree()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /部门/ })).not.toBeInTheDocument()
})
