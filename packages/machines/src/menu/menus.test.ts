import { describe, expect, test } from 'vitest'
import { type MenuEntry, menusOf, routeAt, topHolding } from './index.ts'

const menus = (tree: readonly MenuEntry[], roles: readonly string[] = [], top: readonly MenuEntry[] = tree) =>
  menusOf({ top, tree, roles })

describe('what an entry shows', () => {
  const bare: MenuEntry = { id: '1', name: '委托', path: '/order' }
  const rich: MenuEntry = {
    ...bare,
    source: 'icon-order',
    code: 'order',
    group: 'work',
    query: { view: 'month' },
    meta: { i18n: 'Orders', pinyin: 'weituo', initials: 'wt' },
  }

  test('[NAV-4] of one that says nothing of itself, nothing is made up', () => {
    const { tree, leaves, routes } = menus([bare])
    expect(tree).toStrictEqual([{ id: '1', name: '委托', path: '/order/index', own: '/order', children: [] }])
    expect(leaves).toStrictEqual([{ id: '1', name: '委托', path: '/order/index', trail: [] }])
    expect(routes).toStrictEqual([{ id: '1', name: '委托', paths: ['/order/index', '/order'] }])
  })

  test('[NAV-4] of one that says all, all comes along', () => {
    const { tree, leaves, routes } = menus([{ ...rich, src: 'https://bi.example.org/' }])
    const named = { id: '1', name: '委托', i18n: 'Orders' }
    const read = { pinyin: 'weituo', initials: 'wt', query: { view: 'month' } }
    expect(tree).toStrictEqual([
      {
        ...named,
        ...read,
        icon: 'icon-order',
        code: 'order',
        group: 'work',
        path: '/myiframe/1',
        own: '/myiframe/1',
        external: 'https://bi.example.org/',
        children: [],
      },
    ])
    expect(leaves).toStrictEqual([{ ...named, ...read, path: '/myiframe/1', trail: [] }])
    expect(routes).toStrictEqual([{ ...named, paths: ['/myiframe/1'], external: 'https://bi.example.org/', group: 'work' }])
  })

  test('[SHELL-2] the way to a leaf names what stands above it, in both languages where there are two', () => {
    const { leaves } = menus([{ ...rich, children: [{ ...bare, id: '2', children: [{ ...bare, id: '3', path: 'new' }] }] }])
    expect(leaves).toStrictEqual([
      { id: '3', name: '委托', path: '/order/new/index', trail: [{ name: '委托', i18n: 'Orders' }, { name: '委托' }] },
    ])
  })
})

describe('paths', () => {
  test('[NAV-5] an address within a path makes no external entry', () => {
    const { routes } = menus([{ id: '1', name: 'x', path: '/jump/https://example.org' }])
    expect(routes[0]).not.toHaveProperty('external')
  })

  test('[NAV-5] the root answers at /index, and index in the middle of a path is no end', () => {
    expect(menus([{ id: '1', name: 'x', path: '/' }]).routes[0]?.paths).toEqual(['/index', '/'])
    expect(menus([{ id: '1', name: 'x', path: '/order/index/list' }]).routes[0]?.paths[0]).toBe('/order/index/list/index')
  })
})

describe('visibility', () => {
  test('[NAV-6] one of several roles is enough', () => {
    const entry: MenuEntry = { id: '1', name: 'x', path: '/x', meta: { roles: ['tester', 'auditor'] } }
    expect(menus([entry], ['auditor']).leaves).toHaveLength(1)
    expect(menus([entry], ['cashier']).leaves).toHaveLength(0)
  })
})

describe('the top entry of a path', () => {
  // Leaves that do not stand under their parent's own path: only the menus tell whose they are.
  const work: MenuEntry = {
    id: '1',
    name: '业务',
    path: '/office',
    children: [
      { id: '11', name: '委托', path: '/order' },
      { id: '12', name: '样品', path: '/lab', children: [{ id: '121', name: '收样', path: '/sample' }] },
    ],
  }
  const help: MenuEntry = { id: '2', name: '帮助', path: '/help' }
  const all = menus([work, help])
  const idAt = (path: string) => topHolding(all, path)?.id

  test('[NAV-4] is the one whose menus lead there, by whichever of its addresses', () => {
    expect([idAt('/order'), idAt('/order/index'), idAt('/sample'), idAt('/sample/index')]).toEqual(['1', '1', '1', '1'])
    expect([idAt('/help'), idAt('/help/index')]).toEqual(['2', '2'])
  })

  test('[NAV-4] or the one whose own path it continues, where that one has menus', () => {
    expect([idAt('/office/detail'), idAt('/offices'), idAt('/lab/detail')]).toEqual(['1', undefined, undefined])
    expect(idAt('/help/detail')).toBeUndefined()
  })

  test('[NAV-4] an entry that is not in the top menu has none', () => {
    expect(topHolding(menus([work], [], [help]), '/order')).toBeUndefined()
  })

  test('[NAV-5] a parent answers at its path and leads to its first leaf, one within another too', () => {
    expect(routeAt(all.routes, '/office')).toStrictEqual({ id: '1', name: '业务', paths: ['/office'], leadsTo: '/order/index' })
    expect(routeAt(all.routes, '/lab')).toStrictEqual({ id: '12', name: '样品', paths: ['/lab'], leadsTo: '/sample/index' })
    expect(all.routes.map(({ id }) => id)).toEqual(['11', '121', '2', '1', '12'])
  })

  test('[NAV-5] where a leaf or an earlier parent answers at the path of a parent, that one has it', () => {
    const under = (id: string, path: string, name: string): MenuEntry => ({
      id,
      name,
      path,
      children: [{ id: `${id}1`, name, path: `/${name}` }],
    })
    const { routes } = menus([under('1', '/a', 'x'), under('2', '/a', 'y'), under('3', '/x', 'z')])
    expect(routes.map(({ id }) => id)).toEqual(['11', '21', '31', '1'])
    expect(routeAt(routes, '/x')?.id).toBe('11')
  })
})
