import type { Page } from 'playwright'
import { by, type Scene, visible } from './scene.ts'

const note = (page: Page, text: RegExp) => visible(page.getByRole('status').filter({ hasText: text })).waitFor()
const offline = /网络已断开|No network/
const back = /连接已恢复|The connection is back/

/** Before somebody signs in. */
export const beforeConnection: readonly Scene[] = [
  {
    name: 'sign-in-offline',
    path: '/login',
    async act({ page }) {
      await page.context().setOffline(true)
      await note(page, offline)
    },
  },
  {
    name: 'sign-in-back',
    async act({ page }) {
      await page.context().setOffline(false)
      await note(page, back)
    },
  },
]

/** A network that goes and comes back, and a release that takes the place of another, seen by whoever works. */
export const atConnection = by('approver', [
  {
    name: 'offline',
    path: '/report/report-list/index',
    async act({ page }) {
      await page.context().setOffline(true)
      await note(page, offline)
      await visible(page.getByRole('button', { name: /^(查询|Search)$/ })).click()
      await note(page, /1 项查询在等待|1 query waits/)
    },
  },
  {
    name: 'back',
    async act({ page }) {
      await page.context().setOffline(false)
      await note(page, back)
    },
  },
  {
    name: 'release',
    async act({ page, etalon }) {
      const html = await (await fetch(etalon.workspaceUrl, { headers: { accept: 'text/html' } })).text()
      await page.route(`${etalon.workspaceUrl}/`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html.replace(/(etalon-build" content=")\w+/, '$1another') }),
      )
      await page.route('**/assets/StatisticsScreen*.js', (route) => route.abort())
      await page.goto(`${etalon.workspaceUrl}/statistics/work/index`)
      await note(page, /系统有新版本|There is a new release/)
      await page.unroute('**/assets/StatisticsScreen*.js')
      await page.unroute(`${etalon.workspaceUrl}/`)
    },
  },
  {
    name: 'error-log',
    path: '/wel/index',
    async act({ page }) {
      await page.evaluate(() => {
        for (const message of ['the chart has no scale', 'Failed to fetch dynamically imported module'])
          dispatchEvent(new ErrorEvent('error', { error: new TypeError(message), message }))
      })
      await visible(page.getByRole('button', { name: /用户菜单|User menu/ })).click()
      await page.getByRole('menuitem', { name: /^(本地日志|Error log)/ }).click()
      await page.getByRole('dialog', { name: /^(本地日志|Error log)$/ }).waitFor()
    },
  },
  {
    name: 'error-log-upload',
    async act({ page }) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(上传|Upload)$/ })
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
])
