import type { Page } from 'playwright'
import { by, type Eye, press, type Scene, visible } from './scene.ts'

/** Opens the first record of a list by its number. */
const opensFirst =
  (number: RegExp): NonNullable<Scene['act']> =>
  async ({ page, narrow }) => {
    const found = narrow ? page.getByText(number) : page.getByRole('row').getByRole('link', { name: number })
    await visible(found).click()
    await page.waitForLoadState('networkidle')
  }

/** Does something in the width of a desk: lists on a phone have nothing to tick. What it opened is looked at in the width of the eye. */
const atDesk = async ({ page, narrow }: Eye, work: () => Promise<void>): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 844 })
  try {
    await work()
  } finally {
    await page.setViewportSize({ width: narrow ? 390 : 1280, height: narrow ? 844 : 800 })
  }
}
/** Ticks the first rows of a list. */
const choose = async (page: Page, count: number): Promise<void> => {
  const boxes = page.getByRole('checkbox', { name: /^(选择|Select) (?!all)/ }).filter({ visible: true })
  for (let at = 0; at < count; at += 1) await boxes.nth(at).click({ force: true })
}
/** Presses a button of a question. */
const answer = (page: Page, name: RegExp): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name }).click()
/** Opens what was done to the first record of a list. */
const openHistory = async (page: Page): Promise<void> => {
  await press(page, /( 的更多操作$|^More for )/)
  await page.getByRole('menuitem', { name: /^(变更记录|History)$/ }).click()
  await page.waitForLoadState('networkidle')
}
/** Saves the first record of a list as it is, and opens what was done to it. */
const savedOnce: NonNullable<Scene['act']> = async ({ page }) => {
  await press(page, /^(编辑|Edit)$/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(保存|Save)$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await openHistory(page)
}

/** Gives the orders of the first joint settlement their own back, and returns to the list. */
const takeApart: NonNullable<Scene['act']> = async (eye) => {
  const { page } = eye
  const list = page.url()
  await visible(
    page
      .getByRole('row')
      .filter({ hasText: /WT\d+ \+\d/ })
      .getByRole('link', { name: /^JS/ }),
  ).click()
  await press(page, /^(拆开|Take apart)$/)
  await answer(page, /^(拆开|Take apart)$/)
  await page.getByText(/^(已拆开|Each order has its own settlement again)$/).waitFor()
  await page.goto(list)
  await page.waitForLoadState('networkidle')
}

/** Quotes, contracts and what is charged, as whoever writes and settles them sees them. */
export const atCharging: readonly Scene[] = [
  ...by('cashier', [
    { name: 'quotes', path: '/charging/quote/index' },
    { name: 'quote', act: opensFirst(/^BJ/) },
    { name: 'quote-form', path: '/charging/quote-edit/index' },
    { name: 'contracts', path: '/charging/contract/index' },
    { name: 'contract', act: opensFirst(/^HT/) },
    { name: 'contract-form', path: '/charging/contract-edit/index' },
    { name: 'settlements', path: '/charging/settlement/index' },
    { name: 'settlement', act: opensFirst(/^(JS|W)/) },
    {
      name: 'joint-question',
      path: `/charging/settlement/index?${new URLSearchParams({ view: 'open', search: '{"enterName":"星麓"}' })}`,
      act: (eye) =>
        atDesk(eye, async () => {
          const { page } = eye
          if ((await page.getByRole('gridcell', { name: /^WT\d+ \+\d/ }).count()) > 0) await takeApart(eye)
          await choose(page, 2)
          await press(page, /^(合并结算|Settle together)$/)
          await page.getByRole('alertdialog').waitFor()
        }),
    },
    {
      name: 'joint-settlement',
      async act({ page }) {
        await answer(page, /^(合并结算|Settle together)$/)
        await page.waitForURL(/settlement-detail/)
        await page.getByRole('heading', { level: 1, name: /JS\d/ }).filter({ visible: true }).waitFor()
      },
    },
    { name: 'joint-settle-dialog', act: ({ page }) => press(page, /^(结算|Settle)$/) },
    { name: 'reconciliation', path: '/charging/reconciliation/index' },
    { name: 'periods', path: '/charging/period/index' },
  ]),
]

/** What the laboratory plans and keeps, as a dispatcher sees it. */
export const atPlanning: readonly Scene[] = by('dispatcher', [
  { name: 'plans', path: '/testing/trace-plan/index' },
  { name: 'plan', act: opensFirst(/^SY/) },
  { name: 'plan-form', path: '/testing/trace-plan-edit/index' },
  { name: 'standard-files', path: '/testing/standard-file/index' },
  { name: 'standard-file-form', act: ({ page }) => press(page, /^(新增|New |Add )/) },
  {
    name: 'many-moves',
    path: '/order/order-list/index',
    act: (eye) =>
      atDesk(eye, async () => {
        const { page } = eye
        await choose(page, 5)
        await press(page, /^(批量办理|Do with all)$/)
        await page.getByRole('menuitem', { name: /^(受理|Accept)$/ }).click()
        await page.getByRole('alertdialog').waitFor()
      }),
  },
  {
    name: 'many-moves-report',
    async act({ page }) {
      await answer(page, /^(受理|Accept)$/)
      await visible(page.getByRole('dialog').getByText(/(没有完成|, \d+ not|全部完成|All \d+ done)/)).waitFor()
    },
  },
  { name: 'dispatch-board', path: '/testing/dispatch-board/index' },
  { name: 'pickups-kept', path: '/appointment-pickup-manage/appointment-pickup/acceptance-index' },
  { name: 'pickup', act: opensFirst(/^QJ/) },
  { name: 'samples-kept', path: '/order/sample/index' },
  { name: 'sample', act: opensFirst(/^YP/) },
  { name: 'staff', path: '/people/staff/index' },
  { name: 'staff-certificates', path: '/people/certificate/index' },
  { name: 'staff-certificate-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
  { name: 'trainings', path: '/people/training/index' },
  { name: 'training-form', act: ({ page }) => press(page, /^(新增|安排|New |Plan )/) },
])

/** Their own leave and the leave that waits for them. */
export const atLeave: readonly Scene[] = [
  ...by('tester', [
    { name: 'leave-own', path: '/people/leave/index' },
    { name: 'leave-request', act: opensFirst(/^XJ/) },
  ]),
  ...by('admin', [
    { name: 'leave-waiting', path: '/people/leave/index' },
    { name: 'numbering', path: '/system/numbering/index' },
    { name: 'staff-certificate-history', path: '/people/certificate/index', act: savedOnce },
    {
      name: 'staff-history',
      path: '/people/staff/index',
      async act({ page }) {
        await press(page, /^(编辑|Edit)$/)
        const form = page.getByRole('dialog')
        await form.getByRole('textbox', { name: /^(毕业院校|School)/ }).fill(`湖南大学 ${Date.now() % 1000}`)
        await form.getByRole('button', { name: /^(保存|Save)$/ }).click()
        await form.waitFor({ state: 'hidden' })
        await openHistory(page)
      },
    },
    {
      // What is enabled already is not asked about: what came of it is told at once.
      name: 'many-enabled-report',
      path: '/system/message-template/index',
      act: (eye) =>
        atDesk(eye, async () => {
          await choose(eye.page, 2)
          await press(eye.page, /^(启用|Enable)$/)
          await eye.page.getByRole('dialog').waitFor()
        }),
    },
  ]),
]

const add = ({ page }: { readonly page: Parameters<typeof press>[0] }) => press(page, /^(新增|New )/)

/** What an administrator keeps about how the institute works, and reads about what was done. */
export const atKeeping: readonly Scene[] = [
  ...by('admin', [
    { name: 'groups', path: '/system/group/index' },
    { name: 'group-form', act: add },
    { name: 'message-templates', path: '/system/message-template/index' },
    { name: 'message-template-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    { name: 'nodes', path: '/system/node/index' },
    { name: 'routes', path: '/system/route-plan/index' },
    { name: 'route-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
    { name: 'audit', path: '/system/audit/index' },
    { name: 'api-log', path: '/system/api-log/index' },
    { name: 'questionnaires', path: '/system/questionnaire/index' },
    {
      name: 'questionnaire-results',
      async act({ page }) {
        await press(page, /( 的更多操作$|^More for )/)
        await page.getByRole('menuitem', { name: /^(查看结果|Results)$/ }).click()
      },
    },
  ]),
  ...by('dispatcher', [
    { name: 'record-templates', path: '/testing/record-template/index' },
    {
      name: 'record-template-form',
      act: ({ page }) => visible(page.locator('a[href*="record-template-edit/index?id="]')).click(),
    },
  ]),
  ...by('approver', [{ name: 'questionnaires-waiting', path: '/template-evart/index' }]),
]
