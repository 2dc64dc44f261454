import type { contract } from '@etalon/api/contract'
import { officeWords } from './office-words.ts'
import { openWords } from './open-words.ts'
import { peopleWords } from './people-words.ts'
import { type Said, said } from './said.ts'
import { tellingWords } from './telling-words.ts'

export type { Said }

/** What an area of the contract is about, and what each of its calls is for. */
export interface AreaWords {
  /** What it is about. */
  readonly title: Said
  /** What each call is for, by its name. */
  readonly calls: Readonly<Record<string, Said>>
  /** What has to be known before any of them is made, besides what holds for every call. @default nothing */
  readonly before?: { readonly title: Said; readonly said: readonly Said[] }
}

type Contract = typeof contract
type EveryCall = {
  readonly [Area in keyof Contract]: { readonly title: Said; readonly calls: { readonly [Call in keyof Contract[Area]]: Said } }
}

const dictionaryWords = {
  list: said('字典列表（树形）', 'Dictionaries with their entries'),
  detail: said('字典详情', 'One entry'),
  tree: said('字典树，用于选择', 'Dictionaries to choose from'),
  dictionary: said('按编码取字典项', 'The entries of one dictionary'),
  submit: said('新增或修改字典', 'Add or change an entry'),
  remove: said('删除字典', 'Remove entries'),
}
const symbolWords = {
  list: said('符号列表', 'Symbols in their order'),
  page: said('符号分页查询', 'Symbols by pages'),
  submit: said('新增或修改符号', 'Add or change a symbol'),
  remove: said('删除符号', 'Remove symbols'),
}

/** Every area and call in words: a call without them does not compile. */
export const contractWords: EveryCall = {
  ...officeWords,
  ...peopleWords,
  ...tellingWords,
  session: {
    title: said('登录与会话', 'Signing in'),
    calls: {
      code: said('登录第一步：获取验证码', 'First step: a code for the password'),
      signIn: said('登录第二步：获取令牌', 'Second step: tokens for code and password'),
      signInFromElsewhere: said('从其他系统单点登录', 'Sign in from another system'),
      refresh: said('刷新令牌', 'Renew the tokens'),
      signOut: said('退出登录', 'Sign out'),
      userInfo: said('当前用户信息', 'Who is signed in'),
    },
  },
  security: {
    title: said('会话安全', 'Safety of a session'),
    calls: {
      lock: said('锁定会话', 'Lock the session'),
      unlock: said('解锁会话', 'Unlock the session'),
      sessions: said('本人登录的位置', 'Where one is signed in'),
      endSessions: said('结束其他登录', 'End other sign-ins'),
      changePassword: said('修改本人密码', 'Change one’s password'),
    },
  },
  menu: {
    title: said('菜单与按钮', 'Menus and buttons'),
    calls: {
      topMenu: said('顶部菜单', 'The top menu'),
      routes: said('侧边菜单', 'The menu beneath a top menu'),
      buttons: said('可用的按钮', 'Buttons that one may press'),
      list: said('菜单与按钮列表（树形）', 'Menus and buttons as a tree'),
      menuList: said('菜单列表（不含按钮）', 'Menus without buttons'),
      byParent: said('按上级取菜单', 'What lies directly beneath a menu'),
      tree: said('菜单树，用于选择', 'Menus to choose from'),
      detail: said('菜单详情', 'One menu or button'),
      submit: said('新增或修改菜单', 'Add or change a menu or button'),
      remove: said('删除菜单', 'Remove menus or buttons'),
    },
  },
  enterprise: {
    title: said('委托单位', 'Enterprises'),
    calls: {
      search: said('按名称或信用代码查找单位', 'Find enterprises by name or credit code'),
      instruments: said('单位的器具台账', 'The instruments of an enterprise'),
      kinds: said('可检测的器具种类', 'Kinds of instruments that are tested here'),
      page: said('委托单位分页查询', 'Enterprises by pages'),
      detail: said('委托单位详情', 'One enterprise'),
      history: said('委托单位变更记录', 'What happened to an enterprise'),
      submit: said('新增或修改委托单位', 'Add or change an enterprise'),
      disable: said('停用委托单位', 'Take no more orders for it'),
      enable: said('启用委托单位', 'Take orders for it again'),
      merge: said('合并到另一单位', 'Merge it into another'),
      remove: said('删除从未使用的单位', 'Remove one that was never used'),
    },
  },
  cart: {
    title: said('购物车', 'The cart'),
    calls: {
      list: said('购物车中的器具', 'What is in the cart'),
      add: said('放入购物车', 'Put instruments in'),
      remove: said('从购物车移出', 'Take instruments out'),
    },
  },
  ledger: {
    title: said('单位器具台账', 'Instruments of enterprises'),
    calls: {
      page: said('器具分页查询', 'Instruments by pages'),
      dueDays: said('每日到期数量', 'How many are due on each day'),
      submit: said('批量新增或修改器具', 'Add or change instruments'),
      remove: said('从台账删除器具', 'Remove instruments'),
      history: said('器具变更记录', 'What was changed of an instrument'),
    },
  },
  order: {
    title: said('委托单', 'Orders'),
    calls: {
      page: said('委托单分页查询', 'Orders by pages'),
      detail: said('委托单详情', 'One order'),
      submit: said('登记或修改委托单', 'Register or change an order'),
      keep: said('暂存委托单', 'Keep an order until it is whole'),
      move: said('办理委托单', 'Move an order on'),
      history: said('委托单的办理记录', 'What happened to an order'),
      paper: said('委托单 PDF 下载票据', 'A ticket for the bill of an order as a PDF'),
      amend: said('变更已提交的委托单', 'Change an order that is handed in'),
      spotBack: said('登记现场带回', 'Write down what was brought back from the client'),
      dropSpotBack: said('撤销现场带回', 'Say that nothing was brought back'),
      spotBackPaper: said('现场带回单 PDF 下载票据', 'A ticket for the bill of what was brought back as a PDF'),
      sign: said('委托方签字', 'The client signs an order'),
      unsign: said('撤回委托方签字', 'Take the client’s signature back'),
    },
  },
  sample: {
    title: said('样品', 'Samples'),
    calls: {
      page: said('样品分页查询', 'Samples by pages'),
      detail: said('样品详情', 'One sample'),
      find: said('按标签查找样品', 'A sample by its label'),
      receive: said('接收样品', 'Take samples in'),
      handOver: said('交接样品', 'Hand a sample on'),
      sendBack: said('返还样品', 'Send a sample home'),
      receiveAgain: said('再次接收已返还的样品', 'Take a sample in again that went home'),
      undo: said('撤回最近一次交接或返还', 'Take the last hand-over or return back'),
      history: said('样品的流转记录', 'What happened to a sample'),
    },
  },
  item: {
    title: said('检测项目', 'Work items'),
    calls: {
      page: said('检测项目分页查询', 'Items by pages'),
      detail: said('检测项目与原始记录', 'One item with its original record'),
      move: said('办理检测项目', 'Move an item on'),
      submit: said('保存原始记录', 'Keep the original record'),
      history: said('检测项目的办理记录', 'What happened to an item'),
    },
  },
  report: {
    title: said('报告与证书', 'Reports and certificates'),
    calls: {
      page: said('报告分页查询', 'Reports by pages'),
      detail: said('报告详情', 'One report'),
      submit: said('保存报告内容', 'Keep the words of a draft'),
      move: said('办理报告', 'Move a report on'),
      withdraw: said('撤回证书', 'Withdraw a certificate'),
      reissue: said('重新签发', 'Begin the successor of a certificate'),
      preview: said('预览报告（PDF）', 'A report as PDF'),
      picture: said('预览报告（图像）', 'A report as a picture'),
      trial: said('试排草稿', 'A draft with words that are not kept yet'),
      reading: said('报告的文字、版本与批注', 'What a report says and said, and what was noted beside it'),
      comment: said('批注一处', 'Note something beside a passage'),
      settle: said('批注已处理或重新打开', 'Settle a talk, or open it again'),
      takeBack: said('收回自己的批注', 'Take back a comment of one’s own'),
      history: said('报告的办理记录', 'What happened to a report'),
    },
  },
  file: {
    title: said('文件', 'Files'),
    calls: {
      upload: said('上传一个文件', 'Hand in a file in one piece'),
      beginUpload: said('开始或继续分片上传', 'Begin or resume a file in parts'),
      uploadPart: said('上传一个分片', 'Hand in one part'),
      finishUpload: said('合并分片', 'Put the parts together'),
      cancelUpload: said('放弃上传', 'Give an upload up'),
      load: said('文件列表', 'Files that one may see'),
      preview: said('预览图片或 PDF', 'Show a picture or a PDF'),
      show: said('向委托单位公开附件', 'Show an attachment to the client'),
      remove: said('删除文件', 'Remove files'),
      ticket: said('获取下载票据', 'A ticket for one download'),
      download: said('凭票据下载', 'Download by ticket'),
    },
  },
  export: {
    title: said('列表导出', 'Lists as files'),
    calls: {
      submit: said('开始导出列表', 'Begin to write a list into a file'),
      detail: said('导出进度', 'How far a file is'),
      sheet: said('把页面上的小列表写成 XLSX', 'Make an XLSX of a small list that the page has'),
      cancel: said('取消导出', 'Stop writing a file'),
      list: said('本人的导出文件', 'One’s own files'),
    },
  },
  material: {
    title: said('资料下载', 'Things to download'),
    calls: {
      page: said('资料分页查询', 'What is offered, by pages'),
      downloads: said('通知中心的资料列表', 'The same for the notification centre'),
      submit: said('发布或修改资料', 'Offer or change something'),
      remove: said('撤下资料', 'Offer it no more'),
    },
  },
  staff: {
    title: said('检测人员与计量标准', 'Testers and measuring standards'),
    calls: {
      candidates: said('可分配的检测人员', 'Who could be given an item'),
      standards: said('计量标准列表', 'Measuring standards'),
    },
  },
  standard: {
    title: said('计量标准', 'Measuring standards'),
    calls: {
      page: said('计量标准分页查询', 'Measuring standards by pages'),
      detail: said('计量标准详情', 'One measuring standard'),
      history: said('计量标准变更记录', 'What happened to a measuring standard'),
      submit: said('新增或修改计量标准', 'Add or change a measuring standard'),
      calibrate: said('登记校准证书', 'Write down a calibration'),
      move: said('停用、封存、送修、报废等', 'Disable, seal, repair, scrap and back'),
      dueDays: said('每日到期数量', 'How many are due on each day'),
    },
  },
  dashboard: {
    title: said('首页', 'Home'),
    calls: {
      counts: said('各状态的数量', 'How much stands in which state'),
      due: said('即将到期和超期', 'What is due, and what is overdue'),
      flow: said('近 14 天收样与发证', 'What came in and went out in 14 days'),
    },
  },
  statistics: {
    title: said('统计', 'Statistics'),
    calls: {
      sums: said('检测项目按状态、区域、人员、月份汇总', 'Work items summed by state, area, person and month'),
      items: said('汇总所含的检测项目', 'The items of those sums, by pages'),
    },
  },
  columnSettings: {
    title: said('列设置', 'Column settings'),
    calls: {
      submit: said('保存列设置', 'Keep the columns of a table'),
      detail: said('读取列设置', 'The columns that one kept'),
    },
  },
  submission: {
    title: said('提交结果', 'What came of a submission'),
    calls: { outcome: said('查询提交是否已保存', 'Whether something was made under an idempotency key') },
  },
  department: {
    title: said('部门', 'Departments'),
    calls: {
      list: said('部门列表（树形）', 'Departments as a tree'),
      detail: said('部门详情', 'One department'),
      tree: said('部门树，用于选择', 'Departments to choose from'),
      submit: said('新增或修改部门', 'Add or change a department'),
      remove: said('删除部门', 'Remove departments'),
    },
  },
  dictionary: { title: said('系统字典', 'Dictionaries of the system'), calls: dictionaryWords },
  businessDictionary: { title: said('业务字典', 'Dictionaries of the business'), calls: dictionaryWords },
  parameter: {
    title: said('参数', 'Parameters'),
    calls: {
      list: said('参数列表', 'Parameters'),
      submit: said('新增或修改参数', 'Add or change a parameter'),
      remove: said('删除参数', 'Remove parameters'),
      view: said('界面可用的参数', 'What screens may know of them'),
    },
  },
  region: {
    title: said('行政区划', 'Divisions of the country'),
    calls: {
      tree: said('行政区划树', 'Divisions as a tree'),
      districts: said('下级行政区划', 'What lies directly in a division'),
    },
  },
  open: openWords,
  notice: {
    title: said('公告', 'Notices'),
    calls: {
      released: said('已发布的公告', 'Notices that were released'),
      list: said('全部公告', 'All notices'),
      detail: said('公告详情', 'One notice'),
      submit: said('新增或修改公告', 'Add or change a notice'),
      remove: said('删除公告', 'Remove notices'),
    },
  },
  publicRecord: {
    title: said('公众查询记录', 'Records for the public'),
    calls: {
      list: said('公众查询记录列表', 'Records for the public by pages'),
      submit: said('新增、修改或撤回公众查询记录', 'Add, change or withdraw a record for the public'),
    },
  },
  message: {
    title: said('消息', 'Messages'),
    calls: {
      page: said('本人的消息', 'One’s own messages'),
      read: said('标记已读', 'Mark messages as read'),
      readAll: said('全部标记已读', 'Mark all as read'),
      socketTicket: said('获取长连接票据', 'A ticket for one socket'),
      pickups: said('取件提醒', 'Who comes for instruments'),
    },
  },
  symbol: { title: said('公共符号', 'Common symbols'), calls: symbolWords },
  personalSymbol: { title: said('个人符号', 'Personal symbols'), calls: symbolWords },
  system: {
    title: said('系统配置', 'How the system is set up'),
    calls: {
      config: said('登录前的配置', 'What screens know before anybody signs in'),
      smsRequired: said('是否需要短信验证码', 'Whether a code by text message is wanted'),
      uploadAllowed: said('是否可以上传文件', 'Whether files may be handed in'),
    },
  },
  clientLog: {
    title: said('浏览器日志', 'Errors of browsers'),
    calls: {
      upload: said('上传本地日志', 'Hand in errors that a browser caught'),
      list: said('日志列表', 'Errors that were handed in'),
    },
  },
  account: {
    title: said('账号与人员', 'Accounts and people'),
    calls: {
      page: said('账号分页查询', 'Accounts by pages'),
      detail: said('账号详情', 'One account'),
      open: said('开通账号', 'Open an account'),
      update: said('修改账号', 'Change an account'),
      close: said('停用账号', 'Close accounts'),
      reopen: said('启用账号', 'Open accounts again'),
      resetPassword: said('重置密码', 'Make a new password for somebody'),
      unlock: said('解除登录限制', 'Let accounts try again at once'),
      updateInfo: said('修改本人资料', 'Change one’s own details'),
      staffByDepartment: said('按部门取人员', 'People of a department'),
      staffByTeam: said('按班组取人员', 'People of a team'),
    },
  },
  role: {
    title: said('角色', 'Roles'),
    calls: {
      list: said('角色列表', 'Roles'),
      detail: said('角色详情', 'One role'),
      tree: said('角色，用于选择', 'Roles to choose from'),
      submit: said('新增或修改角色', 'Add or change a role'),
      remove: said('删除角色', 'Remove roles'),
      menus: said('角色可用的菜单', 'Menus that a role opens'),
      grant: said('为角色授权菜单', 'Grant menus to a role'),
      limit: said('设置角色的数据范围', 'Say which records a role reaches'),
    },
  },
  tenant: {
    title: said('机构', 'Institutes'),
    calls: {
      page: said('机构分页查询', 'Institutes by pages'),
      detail: said('机构详情', 'One institute'),
      open: said('开通机构', 'Open an institute'),
      update: said('修改机构', 'Change an institute'),
      close: said('停用机构', 'Close institutes'),
      reopen: said('启用机构', 'Open institutes again'),
    },
  },
  sms: {
    title: said('短信', 'Text messages'),
    calls: {
      send: said('发送短信验证码', 'Send a code'),
      outbox: said('发件箱', 'What was sent'),
    },
  },
  registration: {
    title: said('注册与找回密码', 'Registering, and forgotten passwords'),
    calls: {
      register: said('申请账号', 'Ask for an account'),
      registrations: said('账号申请列表', 'Who asks for an account'),
      admit: said('通过申请', 'Admit somebody'),
      refuse: said('驳回申请', 'Refuse somebody'),
      forgottenPassword: said('找回密码', 'A forgotten password'),
    },
  },
}
