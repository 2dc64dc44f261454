import { defineMessages } from './define-messages.ts'

/** What a form says about its draft. */
export const formMessages = defineMessages(
  {
    conflict: '另一个页面也在编辑这份草稿。',
    conflictEnded: '另一个页面已经提交或放弃了这份草稿。',
    beginAnew: '重新开始',
    keepMine: '保留这里的',
    takeTheirs: '采用那边的',
  },
  {
    conflict: 'Another page is editing this draft too.',
    conflictEnded: 'Another page has submitted or discarded this draft.',
    beginAnew: 'Begin anew',
    keepMine: 'Keep this one',
    takeTheirs: 'Take the other',
  },
)
