import type { viewMessages } from '../messages/views.ts'
import { type LoadedScreen, loadedScreen } from './loaded-screen.ts'

/** What a view is given: the query of its address. */
export interface ViewProps {
  readonly query: Readonly<Record<string, string>>
}

/** A screen of the workspace: what it is called, and how it is loaded. */
export interface View {
  readonly title: keyof (typeof viewMessages)['zh']
  readonly screen: LoadedScreen<ViewProps>
  /** The menu leaf that it belongs to, where it is no leaf itself. */
  readonly parent?: string
}

/** Every screen by the path that it answers at. Menu leaves name these paths, with or without /index. */
export const views: Readonly<Record<string, View>> = {
  '/info/index': { title: 'ownAccount', screen: loadedScreen(() => import('../screens/own-account/OwnAccountScreen.tsx')) },
  '/wel/index': { title: 'home', screen: loadedScreen(() => import('../screens/dashboard/DashboardScreen.tsx')) },
  '/order/order-registration/index': {
    title: 'orderRegistration',
    screen: loadedScreen(() => import('../screens/order/OrderRegistrationScreen.tsx')),
  },
  '/order/order-list/index': { title: 'orderList', screen: loadedScreen(() => import('../screens/order/OrderListScreen.tsx')) },
  '/order/order-detail/index': {
    title: 'orderDetail',
    screen: loadedScreen(() => import('../screens/order/OrderDetailScreen.tsx')),
    parent: '/order/order-list/index',
  },
  '/order/sample/index': { title: 'samples', screen: loadedScreen(() => import('../screens/sample/SampleScreen.tsx')) },
  '/testing/dispatch/index': { title: 'dispatch', screen: loadedScreen(() => import('../screens/testing/DispatchScreen.tsx')) },
  '/testing/task/index': { title: 'tasks', screen: loadedScreen(() => import('../screens/testing/TaskScreen.tsx')) },
  '/testing/check/index': { title: 'check', screen: loadedScreen(() => import('../screens/testing/CheckScreen.tsx')) },
  '/testing/original-record/index': {
    title: 'originalRecord',
    screen: loadedScreen(() => import('../screens/record/OriginalRecordScreen.tsx')),
    parent: '/testing/task/index',
  },
  '/testing/standard/index': { title: 'standards', screen: loadedScreen(() => import('../screens/testing/StandardScreen.tsx')) },
  '/report/report-list/index': { title: 'reports', screen: loadedScreen(() => import('../screens/report/ReportListScreen.tsx')) },
  '/report/report-detail/index': {
    title: 'reportDetail',
    screen: loadedScreen(() => import('../screens/report/ReportDetailScreen.tsx')),
    parent: '/report/report-list/index',
  },
  '/system/registration/index': {
    title: 'registrations',
    screen: loadedScreen(() => import('../screens/administration/RegistrationScreen.tsx')),
  },
  '/system/text-message/index': {
    title: 'textMessages',
    screen: loadedScreen(() => import('../screens/administration/TextMessageScreen.tsx')),
  },
}

/** The path under which a view answers: its own, or path/index. */
export function viewPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  return [path, `${path}/index`].find((one) => Object.hasOwn(views, one))
}
