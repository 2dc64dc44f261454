import type { Page } from 'playwright'
import { by, type Eye, press, type Scene, visible } from './scene.ts'

const at = (name: string) => `/system/${name}/index`
const add = (page: Page) => press(page, /^(新增|New )/)
const dialogField = (page: Page, name: RegExp) => visible(page.getByRole('dialog').getByRole('textbox', { name }))
const save = (page: Page) => visible(page.getByRole('dialog').getByRole('button', { name: /^(保存|Save)$/ })).click()

/** Chooses in the tree beside a list, by what is typed into its filter. */
async function choose({ page }: Eye, words: string): Promise<void> {
  await visible(page.getByRole('textbox', { name: /^(筛选|Filter)/ })).fill(words)
  await visible(page.getByRole('treegrid').getByText(words)).click()
  await page.waitForLoadState('networkidle')
}

const forbidden: Scene = { name: 'system-forbidden', path: at('user') }

/** Screens of the system, as its administrator sees them. */
export const atSystem: readonly Scene[] = [
  ...by('admin', [
    { name: 'system-users', path: at('user') },
    { name: 'system-user-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    {
      name: 'system-user-told',
      path: at('user'),
      async act({ page }) {
        await add(page)
        await dialogField(page, /^(用户名|User name)/).fill(`new${Date.now()}`)
        await dialogField(page, /^(姓名|Name)/).fill('新同事')
        await page.getByRole('dialog').getByRole('combobox').first().fill('r')
        await page.getByRole('dialog').getByRole('combobox').first().fill('')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Escape')
        await save(page)
        await visible(page.getByRole('button', { name: /^(我已记下|I noted it)$/ })).waitFor()
      },
    },
    { name: 'system-roles', path: at('role') },
    { name: 'system-matrix', act: ({ page }) => press(page, /^(权限矩阵|Permissions)$/) },
    { name: 'system-departments', path: at('department') },
    { name: 'system-department-form', act: ({ page }) => add(page) },
    { name: 'system-menus', path: at('menu') },
    { name: 'system-menu-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    { name: 'system-dictionaries', path: at('dictionary') },
    { name: 'system-dictionary', act: (eye) => choose(eye, 'TRACE_TYPE') },
    { name: 'system-dictionary-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    { name: 'system-dictionary-open', path: at('dictionary'), act: (eye) => choose(eye, 'technology_domain_type') },
    { name: 'system-dictionary-own', act: ({ page }) => press(page, /^(新增条目|New entry)$/) },
    { name: 'system-parameters', path: at('parameter') },
    {
      name: 'system-parameter-form',
      async act({ page }) {
        await add(page)
        await save(page)
      },
    },
    { name: 'system-notices', path: at('notice') },
    { name: 'system-notice-form', act: ({ page }) => add(page) },
    { name: 'system-instrument-kinds', path: at('instrument-kind') },
    { name: 'system-instrument-kind-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    { name: 'system-instrument-method', path: `${at('instrument-method')}?id=YB-150` },
    {
      name: 'system-instrument-method-wrong',
      async act({ page }) {
        await visible(page.getByRole('checkbox', { name: /^(给出每点|State the expanded)/ })).press('Space')
        await press(page, /^(保存方法|Save the method)$/)
      },
    },
    { name: 'system-open-apps', path: at('open-app') },
    {
      name: 'system-open-app-wrong',
      async act({ page }) {
        await press(page, /^(接入系统|Admit a system)$/)
        await dialogField(page, /^(单点登录地址|SSO address)/).fill('lims.example.org')
        await save(page)
      },
    },
    {
      name: 'system-open-app-told',
      async act({ page }) {
        await dialogField(page, /^(标识|App id)/).fill(`lims-${Date.now().toString(36)}`)
        await dialogField(page, /^(名称|Name)/).fill('业务系统')
        await dialogField(page, /^(单点登录地址|SSO address)/).fill('https://lims.example.org/etalon/entry?from=workspace')
        await visible(page.getByRole('dialog').locator('[aria-haspopup=listbox]')).click()
        await page.getByRole('option', { name: /\(reception\)/ }).click()
        await save(page)
        await visible(page.getByRole('button', { name: /^(我已记下|I noted it)$/ })).waitFor()
      },
    },
    {
      name: 'system-open-app-listed',
      act: ({ page }) => press(page, /^(我已记下|I noted it)$/),
    },
    {
      name: 'system-open-app-renew',
      async act({ page }) {
        await press(page, /^(lims-\w+ 的更多操作|More for lims-\w+)$/)
        await page.getByRole('menuitem', { name: /^(更换密钥|Renew secret)$/ }).click()
      },
    },
    { name: 'system-materials', path: at('material') },
    { name: 'system-material-form', act: ({ page }) => add(page) },
    { name: 'system-symbols', path: at('symbol') },
    { name: 'system-logs', path: at('client-log') },
    { name: 'system-tenants', path: at('tenant') },
    { name: 'system-tenant-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
  ]),
  ...by('cashier', [forbidden]),
]
