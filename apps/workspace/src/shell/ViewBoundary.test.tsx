import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { type LoadedScreen, loadedScreen } from './loaded-screen.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

const show = (screen: LoadedScreen<object>) => {
  serve(() => null)
  return render(
    <InWorkspace>
      <ViewBoundary onNotLoaded={screen.renew}>
        {() => {
          const Screen = screen.component()
          return (
            <Suspense fallback="…">
              <Screen />
            </Suspense>
          )
        }}
      </ViewBoundary>
    </InWorkspace>,
  )
}
const retry = () => page.getByRole('button', { name: '重试' }).click()

let broken: Error | undefined
function Screen() {
  if (broken) throw broken
  return <p>here it is</p>
}

test('a screen that broke says so, and is drawn anew by its button', async () => {
  broken = new Error('no such part')
  await show(loadedScreen(async () => ({ default: Screen })))
  await expect.element(page.getByRole('alert').getByText('这个页面出错了')).toBeVisible()
  broken = undefined
  await retry()
  await expect.element(page.getByText('here it is')).toBeVisible()
})

test('[NAV-11] a screen whose code did not come says so, and loads it once more without loading the page anew', async () => {
  broken = undefined
  let loads = 0
  const screen = loadedScreen(async () => {
    loads += 1
    if (loads < 3) throw new TypeError('not carried')
    return { default: Screen }
  })
  await show(screen)
  await expect.element(page.getByRole('alert').getByText('页面没有加载出来')).toBeVisible()
  expect(loads).toBe(1)
  await retry()
  await expect.poll(() => loads).toBe(2)
  await expect.element(page.getByRole('alert').getByText('页面没有加载出来')).toBeVisible()
  await retry()
  await expect.element(page.getByText('here it is')).toBeVisible()
})

test('[NAV-11] a screen whose code takes longer than it may says so, and can be wanted once more', async () => {
  broken = undefined
  let loads = 0
  const never = new Promise<{ default: typeof Screen }>(() => undefined)
  const screen = loadedScreen(() => {
    loads += 1
    return loads === 1 ? never : Promise.resolve({ default: Screen })
  }, 50)
  await show(screen)
  await expect.element(page.getByRole('alert').getByText('页面没有加载出来')).toBeVisible()
  await retry()
  await expect.element(page.getByText('here it is')).toBeVisible()
})
