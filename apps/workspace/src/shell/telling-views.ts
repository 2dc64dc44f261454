import { loadedScreen } from './loaded-screen.ts'
import { list, type View } from './view.ts'

/** Screens about groups, what people are told, what was done, and what people are asked. */
export const tellingViews: Readonly<Record<string, View>> = {
  '/system/group/index': {
    title: 'groups',
    screen: loadedScreen(() => import('../screens/group/GroupScreen.tsx')),
    place: list,
  },
  '/system/group-detail/index': {
    title: 'group',
    screen: loadedScreen(() => import('../screens/group/GroupDetailScreen.tsx')),
    parent: '/system/group/index',
  },
}
