import { defineMessages } from './define-messages.ts'

/** Words about a connection that is gone and comes back, and about a newer release. */
export const connectionMessages = defineMessages(
  {
    offline: '网络已断开',
    unreachable: '连不上服务器',
    kept: '已打开的页面可以继续查看和填写，填写的内容自动保存在本机；提交请等连接恢复。',
    signInLater: '恢复后即可登录，已填写的内容还在。',
    unlockLater: '恢复后即可解锁，打开的页面和填写的内容还在。',
    keptDrafts: (drafts: number) => `${drafts} 份未提交的草稿保存在本机，可以继续填写；提交请等连接恢复。`,
    waiting: (calls: number) => `有 ${calls} 项查询在等待，恢复后自动继续。`,
    back: '连接已恢复',
    goesOn: (calls: number) => `等待的 ${calls} 项查询已继续。`,
    submitNow: (drafts: number) => `${drafts} 份草稿可以提交了。`,
    noCookies: '浏览器禁用了 Cookie',
    noCookiesHint: '没有 Cookie 无法登录。请在浏览器设置中允许本站使用 Cookie，然后刷新页面。',
    notKept: '本机存储已满或被禁用',
    notKeptHint: '可以继续使用；填写的内容只保留到关闭或刷新页面为止，请及时提交。',
    release: '系统有新版本',
    releaseHint: '重新加载后使用新版本，标签页和填写的内容都会保留。',
    reload: '重新加载',
    later: '稍后',
    screenOutdated: {
      title: '系统已升级，重新加载后可打开这个页面',
      hint: '标签页和填写的内容都会保留。',
    },
  },
  {
    offline: 'No network',
    unreachable: 'The server cannot be reached',
    kept: 'Open pages can still be read and filled in, and what you type is kept on this device. Please submit once the connection is back.',
    signInLater: 'You can sign in once it is back; what you typed is still here.',
    unlockLater: 'You can unlock once it is back; open pages and what you typed are still here.',
    keptDrafts: (drafts: number) =>
      `${drafts === 1 ? '1 draft that is not submitted is' : `${drafts} drafts that are not submitted are`} kept on this device; you can go on typing. Please submit once the connection is back.`,
    waiting: (calls: number) =>
      calls === 1 ? '1 query waits and goes on by itself.' : `${calls} queries wait and go on by themselves.`,
    back: 'The connection is back',
    goesOn: (calls: number) => (calls === 1 ? '1 query that waited goes on.' : `${calls} queries that waited go on.`),
    submitNow: (drafts: number) => (drafts === 1 ? '1 draft can be submitted now.' : `${drafts} drafts can be submitted now.`),
    noCookies: 'The browser blocks cookies',
    noCookiesHint:
      'Nobody can sign in without them. Please allow cookies for this site in the settings of the browser, then reload the page.',
    notKept: 'The storage of this device is full or blocked',
    notKeptHint: 'You can go on; what you type is kept only until this page is closed or reloaded, so please submit it soon.',
    release: 'There is a new release',
    releaseHint: 'It is there once the page is loaded anew; open pages and what you typed stay.',
    reload: 'Reload',
    later: 'Later',
    screenOutdated: {
      title: 'There is a new release: this screen opens once the page is loaded anew',
      hint: 'Open pages and what you typed stay.',
    },
  },
)
