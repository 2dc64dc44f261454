import { SideMenu, useShellMenu } from '@etalon/ui/side-menu'
import { useEffect } from 'react'

/** Stands in a `ShellFrame`, beneath the top menu whose entry was chosen. */
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
  useEffect(() => {
    const loaded = actor.subscribe((snapshot) => {
      if (!snapshot.matches('loaded') || snapshot.context.chosenId) return
      loaded.unsubscribe()
      actor.send({ type: 'TOP.CHOSEN', id: 'reception' })
    })
    return () => loaded.unsubscribe()
  }, [actor])
  return <SideMenu actor={actor} current="/orders" onNavigate={({ path }) => console.log(path)} />
}
