import { defineMessages } from './define-messages.ts'

/** What a form says about its draft. */
export const formMessages = defineMessages(
  {
    conflict: '另一个页面也在编辑这份草稿。',
    conflictEnded: '另一个页面已经提交或放弃了这份草稿。',
    beginAnew: '重新开始',
    keepMine: '保留这里的',
    takeTheirs: '采用那边的',
    asking: '没有收到服务器的答复',
    askingHint: '您填写的内容都在。连接恢复后自动核对是否已经保存；没有保存、您也没有再改动的，自动再提交一次。',
    made: '上次提交已经保存',
    madeHint: '服务器上已有这条记录，只是没有收到答复。',
    finish: '完成',
    notMade: '上次提交没有保存',
    notMadeHint: '服务器上没有这条记录，您填写的内容都在。',
    unsure: '不知道上次提交是否已经保存',
    unsureHint: '您填写的内容都在；再次提交不会产生重复的记录。',
    sendAgain: '再次提交',
  },
  {
    conflict: 'Another page is editing this draft too.',
    conflictEnded: 'Another page has submitted or discarded this draft.',
    beginAnew: 'Begin anew',
    keepMine: 'Keep this one',
    takeTheirs: 'Take the other',
    asking: 'The server has not answered',
    askingHint:
      'What you typed is all here. Once the connection is back it is checked whether it was saved; where it was not, and you have not changed it, it is sent once more by itself.',
    made: 'It was saved the last time',
    madeHint: 'The server has this record; only its answer was not received.',
    finish: 'Finish',
    notMade: 'It was not saved the last time',
    notMadeHint: 'The server does not have this record. What you typed is all here.',
    unsure: 'It is not known whether it was saved the last time',
    unsureHint: 'What you typed is all here; sending it again makes no second record.',
    sendAgain: 'Send again',
  },
)
