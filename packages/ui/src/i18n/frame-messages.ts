/** The words of the workspace's frame itself, which stand there before its parts have come. */
export interface FrameMessages {
  retry: string
  loading: string
  fullScreen: string
  menuSearch: string
  mainMenu: string
  sideMenu: string
  collapseSideMenu: string
  expandSideMenu: string
  closeSideMenu: string
  openPages: string
  skipToContent: string
  tabActions: string
  /** The name of its button: the menu, and whose it is. */
  userMenuOf: (name: string) => string
  /** Opens the main menus that have no room in the top bar. */
  moreMenus: string
  preferences: string
}

/** The words of the frame in Chinese. */
export const frameZh: FrameMessages = {
  retry: '重试',
  loading: '加载中……',
  fullScreen: '全屏',
  menuSearch: '搜索功能',
  mainMenu: '主菜单',
  sideMenu: '侧边菜单',
  collapseSideMenu: '折叠侧边菜单',
  expandSideMenu: '展开侧边菜单',
  closeSideMenu: '关闭侧边菜单',
  openPages: '已打开页面',
  skipToContent: '跳到内容',
  tabActions: '标签操作',
  userMenuOf: (name) => `用户菜单，${name}`,
  moreMenus: '更多菜单',
  preferences: '外观设置',
}

/** The words of the frame in English. */
export const frameEn: FrameMessages = {
  retry: 'Try again',
  loading: 'Loading…',
  fullScreen: 'Full screen',
  menuSearch: 'Find a screen',
  mainMenu: 'Main menu',
  sideMenu: 'Side menu',
  collapseSideMenu: 'Collapse side menu',
  expandSideMenu: 'Expand side menu',
  closeSideMenu: 'Close side menu',
  openPages: 'Open pages',
  skipToContent: 'Skip to content',
  tabActions: 'Tab actions',
  userMenuOf: (name) => `User menu, ${name}`,
  moreMenus: 'More menus',
  preferences: 'Appearance',
}
