import type { CascadeAddress, CascadeRegion, LoadRegionsRequest } from '@etalon/machines/address-cascade'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { AddressCascade, type AddressCascadeOptions, useAddressCascade } from './index.ts'
import { storyCountry } from './story-country.ts'

const level = (name: string) => page.getByRole('button', { name: new RegExp(` ${name}$|^${name}| ${name} `) })
const pick = async (name: string, option: string) => {
  await level(name).click()
  await page.getByRole('option', { name: option }).click()
}

/** A server whose answers come when the test lets them. */
function slowServer() {
  const asked = new Map<string, () => void>()
  const loadRegions = async (request: LoadRegionsRequest): Promise<readonly CascadeRegion[]> => {
    const answer = await storyCountry.loadRegions(request)
    const parent = request.parentCode ?? ''
    if (parent.length === 2 && asked.size < 2) await new Promise<void>((resolve) => void asked.set(parent, resolve))
    return answer
  }
  return { asked, loadRegions }
}

const changed = vi.fn<(address: CascadeAddress) => void>()
const told = () => changed.mock.lastCall?.[0]

function Subject({ loadRegions }: Pick<AddressCascadeOptions, 'loadRegions'>) {
  const actor = useAddressCascade({ ...storyCountry, loadRegions, onChanged: changed })
  return (
    <MessagesProvider>
      <AddressCascade actor={actor} label="单位地址" />
    </MessagesProvider>
  )
}

test('[ADDR-1][F3] the cities of a province are answered after another one was chosen: they are not shown beneath it, and no address mixes both', async () => {
  const { asked, loadRegions } = slowServer()
  await render(<Subject loadRegions={loadRegions} />)
  await expect.poll(() => [...asked.keys()]).toEqual(['43'])
  await pick('省', '新疆维吾尔自治区')
  await expect.poll(() => [...asked.keys()]).toEqual(['43', '65'])
  asked.get('65')?.()
  await expect.poll(told).toMatchObject({ provinceId: '65', cityId: '' })
  await expect.element(level('市')).toBeDisabled()
  // Now the older question is answered, with cities.
  asked.get('43')?.()
  for (let turn = 0; turn < 5; turn += 1) await new Promise(requestAnimationFrame)
  await expect.element(level('市')).toBeDisabled()
  expect(told()).toMatchObject({ provinceId: '65', cityId: '', areaCodeName: '新疆维吾尔自治区' })
  // And the way goes on from what was chosen last.
  await pick('省', '湖南省')
  await pick('市', '长沙市')
  await expect.poll(told).toMatchObject({ provinceId: '43', cityId: '4301' })
})
