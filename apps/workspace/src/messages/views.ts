import { defineMessages } from './define-messages.ts'

/** Titles of the screens, on their tabs and in the document's title. */
export const viewMessages = defineMessages(
  {
    home: '首页',
    ownAccount: '个人中心',
    orderRegistration: '委托登记',
    orderList: '委托单',
    orderDetail: '委托单详情',
    samples: '样品管理',
    dispatch: '任务调度',
    tasks: '检测任务',
    check: '确认与复核',
    originalRecord: '原始记录',
    standards: '计量标准',
    reports: '报告证书',
    reportDetail: '报告',
    registrations: '注册审核',
    textMessages: '短信发件箱',
  },
  {
    home: 'Home',
    ownAccount: 'Your account',
    orderRegistration: 'Register an order',
    orderList: 'Orders',
    orderDetail: 'Order',
    samples: 'Samples',
    dispatch: 'Dispatch',
    tasks: 'My work items',
    check: 'Confirm and review',
    originalRecord: 'Original record',
    standards: 'Measuring standards',
    reports: 'Reports and certificates',
    reportDetail: 'Report',
    registrations: 'Registrations',
    textMessages: 'Text messages sent',
  },
)
