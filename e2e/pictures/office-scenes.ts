import { by, press, type Scene, visible } from './scene.ts'

/** Opens the first record of a list by its number. */
const opensFirst =
  (number: RegExp): NonNullable<Scene['act']> =>
  async ({ page, narrow }) => {
    const found = narrow ? page.getByText(number) : page.getByRole('row').getByRole('link', { name: number })
    await visible(found).click()
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
    { name: 'questionnaire-results', act: ({ page }) => press(page, /^(查看结果|Results)$/) },
  ]),
  ...by('dispatcher', [
    { name: 'record-templates', path: '/testing/record-template/index' },
    { name: 'record-template-form', act: ({ page }) => press(page, /^(编辑|Edit)$/) },
  ]),
  ...by('approver', [{ name: 'questionnaires-waiting', path: '/template-evart/index' }]),
]
