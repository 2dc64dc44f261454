import { defineMessages } from './define-messages.ts'

/** Words of menu entries that are no screens of this workspace. */
export const placeMessages = defineMessages(
  {
    noScreen: (name: string) => `“${name}”还没有页面`,
    noScreenHint: (path: string) => `菜单中有这一项，但当前版本没有与 ${path} 对应的页面。已记入本地日志，请联系管理员。`,
    elsewhere: (name: string) => `“${name}”在另一个网站`,
    elsewhereHint: (origin: string) => `${origin} 不在允许嵌入的网站之中，请在新窗口中打开。`,
    openWindow: '在新窗口打开',
    noAddress: (name: string) => `“${name}”的地址打不开`,
    noAddressHint: '菜单中的地址不是网页地址，请联系管理员。',
  },
  {
    noScreen: (name: string) => `There is no screen for “${name}” yet`,
    noScreenHint: (path: string) =>
      `The menu has this entry, but this release has no screen for ${path}. It is in the error log; please tell your administrator.`,
    elsewhere: (name: string) => `“${name}” is on another site`,
    elsewhereHint: (origin: string) =>
      `${origin} is not among the sites that may be shown here. It opens in a window of its own.`,
    openWindow: 'Open in a new window',
    noAddress: (name: string) => `The address of “${name}” cannot be opened`,
    noAddressHint: 'What the menu names is no web address; please tell your administrator.',
  },
)
