import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { received } from '../screens/sample/sample-in-tests.ts'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { usePalette } from './Palette.tsx'

function Palette() {
  const { actor, element } = usePalette({ actions: [], labelOf: ({ name }) => name })
  const { pathname, search } = useLocation()
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      {element}
    </>
  )
}

test('[SHELL-13][BIZ-3] the palette finds a sample by its number and by the serial number of its instrument, and asks for neither by words', async () => {
  const none = { records: [], total: 0, size: 5, current: 1, pages: 0 }
  const heard = serve(({ path }) => (path === 'sample/page' ? { ...none, records: [received], total: 1, pages: 1 } : none))
  await render(
    <InWorkspace>
      <Palette />
    </InWorkspace>,
  )
  const asked = () => heard.filter(({ path }) => path === 'sample/page').map(({ body }) => body.searchListVO)
  const box = page.getByRole('combobox')
  await box.fill('压力表压力表')
  await expect.poll(() => heard.some(({ path }) => path === 'order/page')).toBe(true)
  expect(asked()).toEqual([])
  await box.fill('2101148')
  await page.getByRole('option', { name: /YP261100136/ }).click()
  expect(asked().at(-1)).toEqual([
    { searchType: 'and', filter: '{"sampleNo":"2101148"}' },
    { searchType: 'or', filter: '{"serial":"2101148"}' },
  ])
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/order/sample-detail/index?id=51')
})
