import { contract } from '@etalon/api/contract'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { orderAddress } from '../order/places.ts'
import { sampleAddress, sampleListPath } from './places.ts'
import { SampleList } from './SampleList.tsx'
import { awaited, received } from './sample-in-tests.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

test('[BIZ-3] from the list the number of a sample leads to it, also before it has one, and that of its order to the order', async () => {
  const records = [{ ...awaited, id: '52', orderId: '42', orderNo: 'WT2026110002' }, received]
  serve(({ path }) =>
    contract.sample.page.path.endsWith(path) ? { records, total: 2, size: 50, current: 1, pages: 1 } : undefined,
  )
  await render(
    <InWorkspace path={sampleListPath}>
      <OpenTab value={{ key: sampleListPath, value: sampleListPath, query: {} }}>
        <SampleList title="样品" resCode="sample" startView="all" />
      </OpenTab>
      <Address />
    </InWorkspace>,
  )
  for (const [name, address] of [
    ['待编号', sampleAddress('52')],
    ['YP261100136', sampleAddress('51')],
    ['WT2026110002', orderAddress('42')],
    ['WT2026110001', orderAddress('41')],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect.element(page.getByText(address, { exact: true })).toBeVisible()
  }
})
