import { defineMessages } from './define-messages.ts'

/** Words that several screens share. */
export const commonMessages = defineMessages(
  {
    siteTitle: '计量自助服务平台',
    workbench: '计量工作台',
    home: '首页',
    networkLost: '网络没有连上，您填写的内容没有丢失，请稍后重试。',
    timeout: '请求超时,请重试~~~',
    noPermission: '您没有此操作的权限',
    unknown: '未知错误',
    stale: '没能更新到最新内容',
    staleHint: (reason: string) => `显示的仍是之前读取的内容。${reason}`,
    choicesStale: (name: string) => `${name}：没能更新到最新`,
    choicesStaleHint: (reason: string) => `可选的仍是之前读取的内容。${reason}`,
    choicesFailed: (name: string) => `${name}：没有加载出来`,
    typedKept: '您填写的内容仍保存在本设备上：再次能打开此页且记录未被他人修改时，会自动恢复。',
    businessSystem: '业务系统',
    noBusinessSystem: '业务系统的地址打不开，请联系管理员。当前页面不受影响。',
    requestNumber: (id: string) => `请求编号 ${id}`,
    language: 'English',
    errorLog: (badge: string) => `本地日志（${badge}）`,
    screenFailed: { title: '这个页面出错了', hint: '填写的内容保存在本机，其他页面不受影响。请重试。' },
    screenNotLoaded: {
      title: '页面没有加载出来',
      hint: '网络断开，或系统刚刚升级。请重试；仍不行就刷新浏览器，标签页和草稿都会保留。',
    },
  },
  {
    siteTitle: 'Metrology self-service platform',
    workbench: 'Workspace',
    home: 'Home',
    networkLost: 'The network did not carry this. Nothing you typed is lost; please try again in a moment.',
    timeout: 'The request took too long. Please try again',
    noPermission: 'You are not allowed to do this',
    unknown: 'Something went wrong',
    stale: 'This could not be brought up to date',
    staleHint: (reason: string) => `What is shown was loaded before. ${reason}`,
    choicesStale: (name: string) => `${name}: could not be brought up to date`,
    choicesStaleHint: (reason: string) => `What can be chosen was loaded before. ${reason}`,
    choicesFailed: (name: string) => `${name}: could not be loaded`,
    typedKept:
      'What you typed is kept on this device: it comes back once this page opens again, if nobody changed the record meanwhile.',
    businessSystem: 'Business system',
    noBusinessSystem: 'The address of the business system cannot be opened. Nothing changed here; please ask your administrator.',
    requestNumber: (id: string) => `Request number ${id}`,
    language: '中文',
    errorLog: (badge: string) => `Error log (${badge})`,
    screenFailed: {
      title: 'This screen broke',
      hint: 'What you typed is kept on this device, and the other screens go on. Please try again.',
    },
    screenNotLoaded: {
      title: 'The screen did not load',
      hint: 'The network is gone, or there is a new release. Please try again, or else reload the page: tabs and drafts stay.',
    },
  },
)
