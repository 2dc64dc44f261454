import { by, type Eye, press, visible } from './scene.ts'

/** Opens the enterprise of the demonstration that everybody knows. */
const openEnterprise = async ({ page }: Eye) => {
  await visible(page.getByText('长沙星麓精工机械有限公司')).click()
  await page.getByRole('heading', { level: 1, name: '长沙星麓精工机械有限公司' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Enterprises, their instruments, and what is due. */
export const atEnterprises = by('reception', [
  { name: 'enterprises', path: '/order/enterprise/index' },
  { name: 'enterprise', act: openEnterprise },
  {
    name: 'ledger-edit',
    async act({ page }) {
      await visible(page.getByRole('link', { name: /^(登记器具|Add instruments)$/ })).click()
      await visible(page.getByRole('textbox', { name: /^(器具名称|Instrument)[，,]/ })).focus()
      await page.evaluate(() => {
        const data = new DataTransfer()
        data.setData(
          'text/plain',
          '编号\t名称\t型号\t地点\t检定日期\nA-1\t压力表\tYB-60\t锅炉房\t2026/6/5\nA-1\t卡尺\tDC\t工具间\t',
        )
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      })
      await press(page, /^(保存|Save)$/)
    },
  },
  {
    name: 'enterprise-edit',
    path: '/order/enterprise-edit/index',
    act: ({ page }) => press(page, /^(保存|Save)$/),
  },
  { name: 'ledger-list', path: '/order/ledger/index' },
  { name: 'due-calendar-and-cart', path: '/order/due-calendar/index' },
])

/** Measuring standards and the calendar, as the dispatcher sees them. */
export const atStandards = by('dispatcher', [
  { name: 'standards-kept', path: '/testing/standard/index' },
  {
    name: 'standard',
    async act({ page }) {
      await visible(page.getByText('CL-0115')).click()
      await page.getByRole('heading', { level: 1, name: /^CL-0115/ }).waitFor()
    },
  },
  {
    name: 'standard-calibrate',
    async act({ page }) {
      await press(page, /^(登记证书|New certificate)$/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(保存|Save)$/ })
        .click()
    },
  },
  { name: 'due-calendar', path: '/order/due-calendar/index' },
])
