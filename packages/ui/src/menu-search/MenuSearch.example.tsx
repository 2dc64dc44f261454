import { MenuSearch, useShellMenu } from '@etalon/ui/menu-search'

/** Finds a screen by a part of its name, or by initials in pinyin. */
export function Example() {
  const actor = useShellMenu({
    // What your server answers for the person who signed in.
    loadMenu: async () => ({
      top: [{ id: 'reception', name: 'Reception', path: '/reception' }],
      tree: [{ id: 'orders', name: 'Orders', path: '/orders' }],
      roles: [],
    }),
    loadSideMenu: async () => [{ id: 'orders', name: 'Orders', path: '/orders' }],
  })
  return <MenuSearch actor={actor} onChosen={({ path }) => console.log(path)} />
}
