import { awaitPickups, inDatabase, tell } from '../support/in-database.ts'
import { by, press, visible } from './scene.ts'

const bell = /^(消息与公告|Messages and notices)/

/** What stands at the right of the top bar, opened. */
export const atTopBar = by('issuer', [
  {
    name: 'messages',
    path: '/wel/index',
    async act({ page, etalon }) {
      const long = '委托单 WT2026110142 已由湖南惠泽医院确认，共 12 件样品，请在 12 月 4 日前安排检测。'
      await tell(etalon, 'issuer', '委托单已受理', `<p>${long}</p>`, '/order/order-list/index')
      await tell(etalon, 'issuer', '报告已批准，等待签发', '', '/report/report-list/index')
      await page.reload()
      await page.waitForLoadState('networkidle')
      await press(page, bell)
      await page.getByRole('listitem').filter({ hasText: '等待签发' }).first().waitFor()
    },
  },
  {
    name: 'notices',
    async act({ page, etalon }) {
      await inDatabase(
        etalon,
        `insert into notice (tenant_id, title, content, release_time, created_by)
         select '000000', '关于停电检修的通知', repeat('本周五 18:00 至 22:00 恒温恒湿实验室停电检修，请提前安排样品。', 4), now(), (select min(id) from account)
         where not exists (select from notice where title = '关于停电检修的通知')`,
      )
      await visible(page.getByText(/^(公告|Notices)$/)).click()
      await page.getByRole('listitem').filter({ hasText: '停电检修' }).first().waitFor()
    },
  },
  {
    name: 'downloads',
    path: '/wel/index',
    async act({ page }) {
      await press(page, /用户菜单|User menu/)
      await page.getByRole('menuitem', { name: /^(通知与下载中心|Notices and downloads)$/ }).click()
    },
  },
  {
    name: 'palette',
    path: '/wel/index',
    async act({ page }) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.type('WT2026')
      await page
        .getByRole('option', { name: /WT2026/ })
        .first()
        .waitFor()
    },
  },
])

/** Who hands instruments out. */
export const atPickups = by('admin', [
  {
    name: 'pickups',
    path: '/wel/index',
    async act({ page, etalon }) {
      await awaitPickups(etalon, ['QJ2026110013', 'QJ2026110014', 'QJ2026110015'])
      await page.reload()
      await page.getByText('QJ2026110013').waitFor()
    },
  },
])
