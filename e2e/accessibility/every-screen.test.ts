import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@etalon/api/client'
import { contract, encodeSearch, type MenuEntry } from '@etalon/api/contract'
import { afterAll, beforeAll, expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import type { Person } from '../support/person.ts'
import { root } from '../support/running.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 30 })

/** The lists of screens as they are written. */
const written = ['views', 'telling-views']
  .map((name) => readFileSync(join(root, `apps/workspace/src/shell/${name}.ts`), 'utf8'))
  .join('\n')
/** Every path at which the workspace has a screen, in the order of its lists. */
const paths = [...written.matchAll(/^ {2}'(\/[^']+)': \{/gm)].map(([, path = '']) => path)
const parents = new Map(
  [...written.matchAll(/^ {2}'(\/[^']+)': \{[^}]*?parent: '([^']+)'/gm)].map(
    ([, path = '', parent = '']) => [path, parent] as const,
  ),
)

const themes = ['default', 'white', 'colourful', 'iview', 'd2', 'hey'] as const
/** Theme and scheme: twelve, and each screen is seen in three of them, so that each look has a quarter of the screens. */
const looks = themes.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })))
const accounts = ['admin', 'reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'customer'] as const

const first = encodeSearch({ current: 1, size: 1, filter: {} })
/** A record to open, by what the list is called that it stands in. */
const records: Readonly<Record<string, (client: Client) => Promise<string | undefined>>> = {
  '/order/order-list/index': async (client) => (await client.send(contract.order.page, { body: first })).records[0]?.id,
  '/order/enterprise/index': async (client) => (await client.send(contract.enterprise.page, { body: first })).records[0]?.id,
  '/order/ledger/index': async (client) => (await client.send(contract.enterprise.page, { body: first })).records[0]?.id,
  '/order/sample/index': async (client) => (await client.send(contract.sample.page, { body: first })).records[0]?.id,
  '/testing/task/index': async (client) => (await client.send(contract.item.page, { body: first })).records[0]?.id,
  '/testing/standard/index': async (client) => (await client.send(contract.standard.page, { body: first })).records[0]?.id,
  '/testing/trace-plan/index': async (client) => (await client.send(contract.tracePlan.page, { body: first })).records[0]?.id,
  '/report/report-list/index': async (client) => (await client.send(contract.report.page, { body: first })).records[0]?.id,
  '/people/training/index': async (client) => (await client.send(contract.training.list, { query: { size: 1 } })).records[0]?.id,
  // A method is of a kind, which goes by its code.
  '/system/instrument-kind/index': async (client) =>
    (await client.send(contract.instrumentKind.page, { query: { size: 1 }, body: {} })).records[0]?.code,
  '/system/group/index': async (client) => {
    const body = { type: '1', code: 'SEEN', name: '校准组', nameEn: '', remark: '', members: [] }
    const { records: listed } = await client.send(contract.group.list, { query: { size: 1 } })
    return (listed[0] ?? (await client.send(contract.group.submit, { body }))).id
  },
  '/system/message-template/index': async (client) => {
    const body = { type: '1', occasion: '', name: '停电通知', title: '', content: '{name}：{时间}停电', contentEn: '' }
    const { records: listed } = await client.send(contract.messageTemplate.list, { query: { size: 1 } })
    return (listed[0] ?? (await client.send(contract.messageTemplate.submit, { body }))).id
  },
  '/system/questionnaire/index': async (client) => {
    const { records: listed } = await client.send(contract.questionnaire.list, { query: { size: 1 } })
    const options = ['满意', '不满意'].map((text) => ({ text, textEn: '' }))
    const questions = [{ key: 'q1', type: 'single' as const, text: '总体评价', textEn: '', options, required: true }]
    const body = { title: '满意度调查', titleEn: '', intro: '', introEn: '', audience: 'staff' as const, questions }
    return (listed[0] ?? (await client.send(contract.questionnaire.submit, { body }))).id
  },
  '/charging/quote/index': async (client) => (await client.send(contract.quote.page, { body: first })).records[0]?.id,
  '/charging/contract/index': async (client) => (await client.send(contract.contract.page, { body: first })).records[0]?.id,
}
/** What an address says itself: the process of leave, and a request that was handed in. */
async function filledIn(path: string, client: Client): Promise<string> {
  const listed = await client.send(contract.leave.page, { body: first })
  const day = '2027-03-01'
  const body = { kind: 'annual', fromDay: day, fromHalf: 'am', toDay: day, toHalf: 'pm', reason: '探亲', handIn: true } as const
  const leave = listed.records[0] ?? (await client.send(contract.leave.submit, { body }))
  const said: Readonly<Record<string, string | null>> = {
    processDefinitionId: 'flow_1',
    taskId: leave.taskId,
    processInstanceId: leave.processInstanceId,
    businessId: leave.id,
  }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? name)
}
/** What a record is called in the address of its screen. */
const nameInAddress: Readonly<Record<string, string>> = { '/order/ledger-edit/index': 'enterId' }

const leavesOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ path, children }) => (children && children.length > 0 ? leavesOf(children) : [path]))

/** The screens in as many parts as are looked at in one go: all of them would take longer than one test may. */
const parts = [1, 2, 3, 4].map(
  (part, _, { length }) => [part, paths.filter((_path, place) => place % length === part - 1)] as const,
)

let clients: ReadonlyMap<string, Client>
let leaves: ReadonlyMap<string, ReadonlySet<string>>
/** Who looks has signed in once, and goes on in the next part. */
const people = new Map<string, { readonly person: Person; readonly broken: string[] }>()

beforeAll(async () => {
  clients = new Map(await Promise.all(accounts.map(async (one) => [one, await clientOf(product.workspaceUrl, one)] as const)))
  leaves = new Map(
    await Promise.all(
      [...clients].map(
        async ([account, client]) =>
          [account, new Set(leavesOf(await client.send(contract.menu.routes, { query: {} })))] as const,
      ),
    ),
  )
})
afterAll(async () => {
  for (const { person } of people.values()) await person.leave()
})

async function somebodyAs(account: string) {
  const known = people.get(account)
  if (known) return known
  const person = await product.enter(account)
  await withAxe(person.page)
  const broken: string[] = []
  person.page.on('pageerror', ({ message }) => broken.push(message))
  const one = { person, broken }
  people.set(account, one)
  return one
}

test.each(parts)(
  '[NAV-2][A11Y-1][A11Y-3] every screen answers, in each language, and axe has nothing against it in any theme, by light and by night: part %i',
  async (_part, some) => {
    const whoSees = (path: string) =>
      accounts.find((account) => leaves.get(account)?.has(path) || leaves.get(account)?.has(path.replace(/\/index$/, '')))
    same(paths.length).toBeGreaterThan(40)
    const seen: string[] = []
    const faults: string[] = []
    for (const account of accounts) {
      const mine = some.filter((path) => (whoSees(parents.get(path) ?? path) ?? 'admin') === account)
      if (mine.length === 0) continue
      const { person, broken } = await somebodyAs(account)
      const { page } = person
      for (const path of mine) {
        const place = paths.indexOf(path)
        const parent = parents.get(path)
        const client = clients.get(account)
        const id = parent && client ? await records[parent]?.(client) : undefined
        const filled = client && path.includes('{') ? await filledIn(path, client) : path
        const address = id === undefined ? filled : `${filled}?${nameInAddress[path] ?? 'id'}=${id}`
        // In turn Chinese and English, as somebody has chosen it before.
        const language = Math.floor(place / parts.length) % 2 === 0 ? 'zh' : 'en'
        await page.evaluate(
          (chosen) =>
            localStorage.setItem(
              'etalon.preferences',
              JSON.stringify({
                version: 1,
                scheme: 'light',
                language: chosen,
                density: 'compact',
                theme: 'default',
                colour: '#409EFF',
              }),
            ),
          language,
        )
        await page.goto(`${product.workspaceUrl}${address}`)
        const heading = page.getByRole('tabpanel').getByRole('heading', { level: 1 }).first()
        await heading.waitFor({ timeout: 15_000 }).catch(() => faults.push(`${address} as ${account}: no heading`))
        await page.waitForLoadState('networkidle')
        await expect(page.getByText(/^(加载中……|Loading…)$/).filter({ visible: true })).toHaveCount(0)
        for (const turn of [0, 1, 2]) {
          const look = looks[(place + turn * 5) % looks.length]
          if (!look) throw new Error('there is a look for each turn')
          await page.evaluate(({ theme, scheme }) => {
            document.documentElement.setAttribute('data-theme', theme)
            document.documentElement.setAttribute('data-scheme', scheme)
          }, look)
          // What is there and what it is called does not change with the look: its colours do.
          const found = await axeFaults(page, turn === 0 ? [] : ['color-contrast'])
          faults.push(...found.map((fault) => `${address} ${language} ${look.theme} ${look.scheme}: ${fault}`))
          seen.push(`${path} ${look.theme} ${look.scheme}`)
        }
        same(broken, address).toEqual([])
      }
    }
    process.stdout.write(`${some.length} screens, ${seen.length} looks at them: axe found ${faults.length} faults\n`)
    same(faults).toEqual([])
    same(new Set(seen.map((one) => one.split(' ')[0])).size).toBe(some.length)
  },
  // Some 60 screens, each in several looks: on a slow machine five minutes are not enough.
  20 * 60_000,
)
