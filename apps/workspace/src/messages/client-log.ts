import { defineMessages } from './define-messages.ts'

/** Words of errors that browsers caught. */
export const clientLogMessages = defineMessages(
  {
    title: '客户端日志',
    message: '错误信息',
    url: '页面地址',
    user: '用户',
    time: '发生时间',
    uploaded: '上传时间',
    type: '类型',
    types: { error: '错误', warning: '警告' },
    times: '次数',
    agent: '浏览器',
    stack: '调用栈',
    info: '位置',
    none: '没有上传的日志',
    noneHint: '用户在「本地日志」里上传后，错误会出现在这里。',
  },
  {
    title: 'Client logs',
    message: 'Message',
    url: 'Page',
    user: 'User',
    time: 'Happened',
    uploaded: 'Uploaded',
    type: 'Kind',
    types: { error: 'Error', warning: 'Warning' },
    times: 'Times',
    agent: 'Browser',
    stack: 'Call stack',
    info: 'Where',
    none: 'No log was uploaded',
    noneHint: 'What people send in from their error log appears here.',
  },
)
