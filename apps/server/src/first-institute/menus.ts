interface Entry {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly pinyin: string
  readonly initials: string
  readonly path: string
  readonly source: string
  readonly roles?: readonly string[]
  readonly children?: readonly Entry[]
}

const counter = ['reception', 'issuer', 'dispatcher', 'admin']
const laboratory = ['dispatcher', 'tester', 'auditor', 'admin']
const documents = ['tester', 'auditor', 'approver', 'issuer', 'admin']

/** The workspace's menus. A leaf answers at its own path and at path/index. */
export const menus: readonly Entry[] = [
  {
    code: 'order',
    name: '业务受理',
    nameEn: 'Reception',
    pinyin: 'yewushouli',
    initials: 'ywsl',
    path: '/order',
    source: 'clipboard-list',
    roles: [...counter, 'customer'],
    children: [
      {
        code: 'order_registration',
        name: '委托登记',
        nameEn: 'Register an order',
        pinyin: 'weituodengji',
        initials: 'wtdj',
        path: '/order/order-registration',
        source: 'file-pen',
        roles: ['reception'],
      },
      {
        code: 'order_list',
        name: '委托单',
        nameEn: 'Orders',
        pinyin: 'weituodan',
        initials: 'wtd',
        path: '/order/order-list',
        source: 'layers',
        roles: [...counter, 'customer'],
      },
      {
        code: 'sample',
        name: '样品管理',
        nameEn: 'Samples',
        pinyin: 'yangpinguanli',
        initials: 'ypgl',
        path: '/order/sample',
        source: 'package',
        roles: counter,
      },
    ],
  },
  {
    code: 'testing',
    name: '检测管理',
    nameEn: 'Testing',
    pinyin: 'jianceguanli',
    initials: 'jcgl',
    path: '/testing',
    source: 'flask-conical',
    roles: laboratory,
    children: [
      {
        code: 'dispatch',
        name: '任务调度',
        nameEn: 'Dispatch',
        pinyin: 'renwudiaodu',
        initials: 'rwdd',
        path: '/testing/dispatch',
        source: 'git-branch',
        roles: ['dispatcher'],
      },
      {
        code: 'task',
        name: '检测任务',
        nameEn: 'My work items',
        pinyin: 'jiancerenwu',
        initials: 'jcrw',
        path: '/testing/task',
        source: 'list-checks',
        roles: ['tester'],
      },
      {
        code: 'check',
        name: '确认与复核',
        nameEn: 'Confirm and review',
        pinyin: 'querenyufuhe',
        initials: 'qryfh',
        path: '/testing/check',
        source: 'eye',
        roles: ['auditor'],
      },
      {
        code: 'standard',
        name: '计量标准',
        nameEn: 'Measuring standards',
        pinyin: 'jiliangbiaozhun',
        initials: 'jlbz',
        path: '/testing/standard',
        source: 'shield-check',
        roles: laboratory,
      },
    ],
  },
  {
    code: 'report',
    name: '报告管理',
    nameEn: 'Reports',
    pinyin: 'baogaoguanli',
    initials: 'bggl',
    path: '/report',
    source: 'file-text',
    roles: [...documents, 'customer'],
    children: [
      {
        code: 'report_list',
        name: '报告证书',
        nameEn: 'Reports and certificates',
        pinyin: 'baogaozhengshu',
        initials: 'bgzs',
        path: '/report/report-list',
        source: 'award',
        roles: [...documents, 'customer'],
      },
    ],
  },
  {
    code: 'system',
    name: '系统管理',
    nameEn: 'Administration',
    pinyin: 'xitongguanli',
    initials: 'xtgl',
    path: '/system',
    source: 'settings',
    roles: ['admin'],
    children: [
      {
        code: 'registration',
        name: '注册审核',
        nameEn: 'Registrations',
        pinyin: 'zhuceshenhe',
        initials: 'zcsh',
        path: '/system/registration',
        source: 'user-check',
        roles: ['admin'],
      },
      {
        code: 'text_message',
        name: '短信发件箱',
        nameEn: 'Text messages sent',
        pinyin: 'duanxinfajianxiang',
        initials: 'dxfjx',
        path: '/system/text-message',
        source: 'message-square',
        roles: ['admin'],
      },
    ],
  },
]
