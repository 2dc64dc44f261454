import { TopMenu, useShellMenu } from '@etalon/ui/top-menu'

/** Stands in a `ShellFrame`; what is chosen decides what the side menu shows. */
export function Example() {
  const actor = useShellMenu({
    // What your server answers for the person who signed in.
    loadMenu: async () => ({
      top: [{ id: 'reception', name: 'Reception', path: '/reception' }],
      tree: [{ id: 'orders', name: 'Orders', path: '/orders' }],
      roles: [],
    }),
    loadSideMenu: async () => [{ id: 'orders', name: 'Orders', path: '/orders' }],
    onChosen: (path) => console.log(path),
  })
  return <TopMenu actor={actor} homeLabel="Home" />
}
