import { defineMessages } from './define-messages.ts'

/** What every list says. */
export const listMessages = defineMessages(
  { linkCopied: '链接已复制', linkNotCopied: '浏览器不允许复制链接' },
  { linkCopied: 'The link is copied', linkNotCopied: 'The browser does not let the link be copied' },
)
