import { defineMessages } from './define-messages.ts'

/** What every list says. */
export const listMessages = defineMessages(
  {
    print: '打印列表',
    linkCopied: '链接已复制',
    linkNotCopied: '浏览器不允许复制链接',
    linkTooLong: '条件太长，不能放进链接；请保存条件后使用',
    placeCurtailed: '地址中有些内容不适用于此列表，已忽略',
    placeCurtailedDetail: '其余内容照常显示。',
  },
  {
    print: 'Print the list',
    linkCopied: 'The link is copied',
    linkNotCopied: 'The browser does not let the link be copied',
    linkTooLong: 'The conditions are too long for a link; save them under a name instead',
    placeCurtailed: 'Parts of the address do not fit this list and were left out',
    placeCurtailedDetail: 'The rest is shown as usual.',
  },
)
