import { loadedScreen } from './loaded-screen.ts'
import { ownAccount, ownSymbols } from './own-pages.ts'
import { tellingViews } from './telling-views.ts'
import { list, type View, type ViewProps } from './view.ts'

export type { View, ViewProps }

/** Every screen by the path that it answers at. Menu leaves name these paths, with or without /index; names in braces are given by the address. */
export const views: Readonly<Record<string, View>> = {
  ...tellingViews,
  [ownAccount]: { title: 'ownAccount', screen: loadedScreen(() => import('../screens/own-account/OwnAccountScreen.tsx')) },
  [ownSymbols]: {
    title: 'ownSymbols',
    screen: loadedScreen(() => import('../screens/own-account/OwnSymbolScreen.tsx')),
    place: list,
  },
  '/test/index': { title: 'selfCheck', screen: loadedScreen(() => import('../screens/self-check/SelfCheckScreen.tsx')) },
  '/wel/index': { title: 'home', screen: loadedScreen(() => import('../screens/dashboard/DashboardScreen.tsx')) },
  '/order/order-registration/index': {
    title: 'orderRegistration',
    screen: loadedScreen(() => import('../screens/order/OrderRegistrationScreen.tsx')),
  },
  '/order/order-list/index': {
    title: 'orderList',
    screen: loadedScreen(() => import('../screens/order/OrderListScreen.tsx')),
    place: list,
  },
  '/order/order-detail/index': {
    title: 'orderDetail',
    screen: loadedScreen(() => import('../screens/order/OrderDetailScreen.tsx')),
    parent: '/order/order-list/index',
  },
  '/order/enterprise/index': {
    title: 'enterprises',
    screen: loadedScreen(() => import('../screens/enterprise/EnterpriseListScreen.tsx')),
    place: list,
  },
  '/order/enterprise-detail/index': {
    title: 'enterprise',
    screen: loadedScreen(() => import('../screens/enterprise/EnterpriseDetailScreen.tsx')),
    parent: '/order/enterprise/index',
  },
  '/order/enterprise-edit/index': {
    title: 'enterpriseForm',
    screen: loadedScreen(() => import('../screens/enterprise/EnterpriseFormScreen.tsx')),
    parent: '/order/enterprise/index',
  },
  '/order/ledger/index': {
    title: 'ledger',
    screen: loadedScreen(() => import('../screens/enterprise/LedgerScreen.tsx')),
    place: list,
  },
  '/order/ledger-edit/index': {
    title: 'ledgerForm',
    screen: loadedScreen(() => import('../screens/enterprise/LedgerFormScreen.tsx')),
    parent: '/order/ledger/index',
  },
  '/order/sample/index': {
    title: 'samples',
    screen: loadedScreen(() => import('../screens/sample/SampleScreen.tsx')),
    place: list,
  },
  '/testing/sample/index': {
    title: 'samplesInHand',
    screen: loadedScreen(() => import('../screens/sample/SamplesInHandScreen.tsx')),
    place: list,
  },
  '/order/sample-detail/index': {
    title: 'sampleDetail',
    screen: loadedScreen(() => import('../screens/sample/SampleDetailScreen.tsx')),
    parent: '/order/sample/index',
  },
  '/order/sample-label/index': {
    title: 'sampleLabels',
    screen: loadedScreen(() => import('../screens/sample/SampleLabelScreen.tsx')),
    parent: '/order/sample/index',
  },
  '/appointment-pickup-manage/appointment-pickup/acceptance-index': {
    title: 'pickupAcceptance',
    screen: loadedScreen(() => import('../screens/pickup/AcceptanceScreen.tsx')),
    place: list,
  },
  '/appointment-pickup-manage/appointment-pickup/index': {
    title: 'pickups',
    screen: loadedScreen(() => import('../screens/pickup/PickupScreen.tsx')),
    place: list,
  },
  '/appointment-pickup-manage/appointment-pickup/detail-index': {
    title: 'pickupDetail',
    screen: loadedScreen(() => import('../screens/pickup/PickupDetailScreen.tsx')),
    parent: '/appointment-pickup-manage/appointment-pickup/acceptance-index',
  },
  '/testing/dispatch/index': {
    title: 'dispatch',
    screen: loadedScreen(() => import('../screens/testing/DispatchScreen.tsx')),
    place: list,
  },
  '/testing/dispatch-board/index': {
    title: 'dispatchBoard',
    screen: loadedScreen(() => import('../screens/dispatch/DispatchBoardScreen.tsx')),
  },
  '/system/numbering/index': {
    title: 'numbering',
    screen: loadedScreen(() => import('../screens/numbering/NumberingScreen.tsx')),
  },
  '/system/ability/index': {
    title: 'abilities',
    screen: loadedScreen(() => import('../screens/system/AbilityScreen.tsx')),
    place: list,
  },
  '/testing/task/index': { title: 'tasks', screen: loadedScreen(() => import('../screens/testing/TaskScreen.tsx')), place: list },
  '/testing/check/index': {
    title: 'check',
    screen: loadedScreen(() => import('../screens/testing/CheckScreen.tsx')),
    place: list,
  },
  '/testing/original-record/index': {
    title: 'originalRecord',
    screen: loadedScreen(() => import('../screens/record/OriginalRecordScreen.tsx')),
    parent: '/testing/task/index',
  },
  '/testing/standard/index': {
    title: 'standards',
    screen: loadedScreen(() => import('../screens/standard/StandardListScreen.tsx')),
    place: list,
  },
  '/testing/standard-detail/index': {
    title: 'standard',
    screen: loadedScreen(() => import('../screens/standard/StandardDetailScreen.tsx')),
    parent: '/testing/standard/index',
  },
  '/testing/standard-file/index': {
    title: 'standardFiles',
    screen: loadedScreen(() => import('../screens/standard-file/StandardFileScreen.tsx')),
    place: list,
  },
  '/testing/trace-plan/index': {
    title: 'tracePlans',
    screen: loadedScreen(() => import('../screens/trace-plan/PlanListScreen.tsx')),
    place: list,
  },
  '/testing/trace-plan-detail/index': {
    title: 'tracePlan',
    screen: loadedScreen(() => import('../screens/trace-plan/PlanDetailScreen.tsx')),
    parent: '/testing/trace-plan/index',
  },
  '/testing/trace-plan-edit/index': {
    title: 'tracePlanForm',
    screen: loadedScreen(() => import('../screens/trace-plan/PlanFormScreen.tsx')),
    parent: '/testing/trace-plan/index',
  },
  '/order/due-calendar/index': {
    title: 'dueCalendar',
    screen: loadedScreen(() => import('../screens/due/DueCalendarScreen.tsx')),
  },
  '/charging/quote/index': {
    title: 'quotes',
    screen: loadedScreen(() => import('../screens/quote/QuoteListScreen.tsx')),
    place: list,
  },
  '/charging/quote-detail/index': {
    title: 'quote',
    screen: loadedScreen(() => import('../screens/quote/QuoteDetailScreen.tsx')),
    parent: '/charging/quote/index',
  },
  '/charging/quote-edit/index': {
    title: 'quoteForm',
    screen: loadedScreen(() => import('../screens/quote/QuoteFormScreen.tsx')),
    parent: '/charging/quote/index',
  },
  '/charging/contract/index': {
    title: 'contracts',
    screen: loadedScreen(() => import('../screens/contract/ContractListScreen.tsx')),
    place: list,
  },
  '/charging/contract-detail/index': {
    title: 'contract',
    screen: loadedScreen(() => import('../screens/contract/ContractDetailScreen.tsx')),
    parent: '/charging/contract/index',
  },
  '/charging/contract-edit/index': {
    title: 'contractForm',
    screen: loadedScreen(() => import('../screens/contract/ContractFormScreen.tsx')),
    parent: '/charging/contract/index',
  },
  '/charging/settlement/index': {
    title: 'settlements',
    screen: loadedScreen(() => import('../screens/settlement/SettlementListScreen.tsx')),
    place: list,
  },
  '/charging/settlement-detail/index': {
    title: 'settlement',
    screen: loadedScreen(() => import('../screens/settlement/SettlementDetailScreen.tsx')),
    parent: '/charging/settlement/index',
  },
  '/charging/reconciliation/index': {
    title: 'reconciliation',
    screen: loadedScreen(() => import('../screens/settlement/ReconciliationScreen.tsx')),
    place: [...list, 'from', 'to'],
  },
  '/charging/period/index': {
    title: 'periods',
    screen: loadedScreen(() => import('../screens/settlement/PeriodScreen.tsx')),
  },
  '/people/leave/index': {
    title: 'leave',
    screen: loadedScreen(() => import('../screens/leave/LeaveListScreen.tsx')),
    place: list,
  },
  '/people/staff/index': {
    title: 'staff',
    screen: loadedScreen(() => import('../screens/staff/StaffScreen.tsx')),
    place: list,
  },
  '/people/certificate/index': {
    title: 'staffCertificates',
    screen: loadedScreen(() => import('../screens/staff/CertificateScreen.tsx')),
    place: list,
  },
  '/people/training/index': {
    title: 'trainings',
    screen: loadedScreen(() => import('../screens/staff/TrainingScreen.tsx')),
    place: list,
  },
  '/people/training-detail/index': {
    title: 'training',
    screen: loadedScreen(() => import('../screens/staff/TrainingDetailScreen.tsx')),
    parent: '/people/training/index',
  },
  '/work/process/leave/form/{processDefinitionId}': {
    title: 'leaveForm',
    screen: loadedScreen(() => import('../screens/leave/LeaveFormScreen.tsx')),
    parent: '/people/leave/index',
  },
  '/work/process/leave/handle/{taskId}/{processInstanceId}/{businessId}': {
    title: 'leaveHandle',
    screen: loadedScreen(() => import('../screens/leave/LeaveHandleScreen.tsx')),
    parent: '/people/leave/index',
  },
  '/work/process/leave/detail/{processInstanceId}/{businessId}': {
    title: 'leaveDetail',
    screen: loadedScreen(() => import('../screens/leave/LeaveDetailScreen.tsx')),
    parent: '/people/leave/index',
  },
  '/report/report-list/index': {
    title: 'reports',
    screen: loadedScreen(() => import('../screens/report/ReportListScreen.tsx')),
    place: list,
  },
  '/report/report-detail/index': {
    title: 'reportDetail',
    screen: loadedScreen(() => import('../screens/report/ReportDetailScreen.tsx')),
    parent: '/report/report-list/index',
  },
  '/statistics/work/index': {
    title: 'statistics',
    screen: loadedScreen(() => import('../screens/statistics/StatisticsScreen.tsx')),
    place: list,
  },
  '/system/registration/index': {
    title: 'registrations',
    screen: loadedScreen(() => import('../screens/administration/RegistrationScreen.tsx')),
    place: list,
  },
  '/system/text-message/index': {
    title: 'textMessages',
    screen: loadedScreen(() => import('../screens/administration/TextMessageScreen.tsx')),
    place: list,
  },
  '/system/user/index': {
    title: 'users',
    screen: loadedScreen(() => import('../screens/system/UserScreen.tsx')),
    place: list,
  },
  '/system/role/index': {
    title: 'roles',
    screen: loadedScreen(() => import('../screens/system/RoleScreen.tsx')),
    place: list,
  },
  '/system/department/index': {
    title: 'departments',
    screen: loadedScreen(() => import('../screens/system/DepartmentScreen.tsx')),
    place: list,
  },
  '/system/menu/index': {
    title: 'menus',
    screen: loadedScreen(() => import('../screens/system/MenuScreen.tsx')),
    place: list,
  },
  '/system/dictionary/index': {
    title: 'dictionaries',
    screen: loadedScreen(() => import('../screens/system/DictionaryScreen.tsx')),
    place: list,
  },
  '/system/parameter/index': {
    title: 'parameters',
    screen: loadedScreen(() => import('../screens/system/ParameterScreen.tsx')),
    place: list,
  },
  '/system/notice/index': {
    title: 'notices',
    screen: loadedScreen(() => import('../screens/system/NoticeScreen.tsx')),
    place: list,
  },
  '/system/public-record/index': {
    title: 'publicRecords',
    screen: loadedScreen(() => import('../screens/system/PublicRecordScreen.tsx')),
    place: list,
  },
  '/system/instrument-kind/index': {
    title: 'instrumentKinds',
    screen: loadedScreen(() => import('../screens/system/InstrumentKindScreen.tsx')),
    place: list,
  },
  '/system/instrument-method/index': {
    title: 'instrumentMethod',
    screen: loadedScreen(() => import('../screens/instrument-method/MethodScreen.tsx')),
    parent: '/system/instrument-kind/index',
  },
  '/system/material/index': {
    title: 'materials',
    screen: loadedScreen(() => import('../screens/system/MaterialScreen.tsx')),
    place: list,
  },
  '/system/symbol/index': {
    title: 'symbols',
    screen: loadedScreen(() => import('../screens/system/SymbolScreen.tsx')),
    place: list,
  },
  '/system/client-log/index': {
    title: 'clientLogs',
    screen: loadedScreen(() => import('../screens/system/ClientLogScreen.tsx')),
    place: list,
  },
  '/system/tenant/index': {
    title: 'tenants',
    screen: loadedScreen(() => import('../screens/system/TenantScreen.tsx')),
    place: list,
  },
}

/** A view at a path, with what the path itself says where the view's own has names in braces. */
export interface ViewAt {
  readonly view: View
  readonly parameters: ViewProps['query']
}

/** Paths that say something themselves, such as `/work/process/leave/detail/{processInstanceId}/{businessId}`. */
const patterns = Object.entries(views)
  .filter(([path]) => path.includes('{'))
  .map(([path, view]) => ({
    view,
    shape: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]{1,64})')}$`),
  }))

/** The view that answers at exactly this path. */
export function viewAt(path: string): ViewAt | undefined {
  const own = Object.hasOwn(views, path) ? views[path] : undefined
  if (own) return { view: own, parameters: {} }
  for (const { view, shape } of patterns) {
    const found = shape.exec(path)
    if (found) return { view, parameters: { ...found.groups } }
  }
  return undefined
}

/** The path under which a view answers: its own, or path/index. */
export function viewPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  return [path, `${path}/index`].find((one) => Object.hasOwn(views, one)) ?? (viewAt(path) ? path : undefined)
}

/** What the address of a view says, apart: which view it is, and how it stands. Other views have no such words. */
export function readAddress(
  path: string,
  search: string,
): { readonly query: ViewProps['query']; readonly place: ViewProps['query'] } {
  const words = [...new URLSearchParams(search)]
  const isPlace = new Set(viewAt(path)?.view.place)
  return {
    query: Object.fromEntries(words.filter(([name]) => !isPlace.has(name))),
    place: Object.fromEntries(words.filter(([name]) => isPlace.has(name))),
  }
}
