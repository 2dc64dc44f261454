import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Graph } from '../graph/index.ts'
import { calibrations, standards } from '../graph/story-graphs.ts'
import '../theme/index.ts'
import { underPolicy } from '../testing/policy.ts'
import { BarChart, MeasurementChart, PieChart } from './index.ts'
import { certificates, fields, gauge, months, permitted } from './story-charts.ts'

vi.setConfig({ testTimeout: 60_000 })

let broken: string[] = []
beforeAll(() => {
  // No policy of ours, and no style in an attribute: stricter than the product.
  broken = underPolicy(
    "require-trusted-types-for 'script'; trusted-types 'none'; style-src-attr 'none'; img-src 'self' blob: data:",
  )
})

test('[S13] under Trusted Types and without styles in attributes charts and graphs are drawn, walked, saved and taken away', async () => {
  const lines = { label: '证书', categoryLabel: '月份', categories: months, series: certificates }
  const screen = await render(
    <>
      <BarChart {...lines} stacked />
      <PieChart label="专业" categoryLabel="专业" slices={fields} />
      <MeasurementChart label="示值误差" atLabel="标称值" valueLabel="误差" series={gauge} limits={permitted} />
      <Graph label="溯源" nodes={standards} edges={calibrations} />
    </>,
  )
  const drawn = () => document.querySelectorAll('[role=application] > [aria-hidden] svg').length
  await expect.poll(drawn, { timeout: 30_000 }).toBe(3)
  await expect.poll(() => document.querySelector('[data-laid=true]'), { timeout: 30_000 }).not.toBeNull()
  // The policy is in force: a string is refused, and so is a style.
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow(TypeError)
  const styled = document.body.appendChild(document.createElement('i'))
  styled.setAttribute('style', 'color: red')
  await expect.poll(() => broken.some((one) => one.startsWith('style-src-attr'))).toBe(true)
  styled.remove()
  broken.length = 0
  for (const one of document.querySelectorAll<HTMLElement>('[role=application][tabindex]')) {
    one.focus()
    await userEvent.keyboard('{ArrowRight}')
  }
  const said: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    said.push(this.download)
  })
  await page.getByRole('button', { name: '下载' }).first().click()
  await page.getByRole('menuitem', { name: '下载 PNG' }).click()
  await expect.poll(() => said).toEqual(['证书.png'])
  await page.getByRole('button', { name: '放大' }).click()
  await screen.unmount()
  expect(document.querySelector('[_echarts_instance_]')).toBeNull()
  expect(broken).toEqual([])
})
