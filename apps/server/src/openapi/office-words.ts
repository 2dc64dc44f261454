import { said } from './said.ts'

/** What is said of quotes, contracts, charging, appointments, and of who may be given which work. */
export const officeWords = {
  numbering: {
    title: said('编号规则', 'Numbering'),
    calls: {
      list: said('编号规则列表', 'How each kind is numbered'),
      submit: said('修改编号规则', 'Change how a kind is numbered'),
    },
  },
  standardFile: {
    title: said('标准文件', 'Rules and procedures'),
    calls: {
      list: said('标准文件列表', 'Documents by pages'),
      submit: said('新增或修改标准文件', 'Keep a document, or change one'),
      turn: said('启用、停用、作废', 'Take one out of use and back, or void it'),
      history: said('标准文件变更记录', 'What happened to a document'),
    },
  },
  tracePlan: {
    title: said('溯源计划', 'Traceability plans'),
    calls: {
      page: said('溯源计划分页查询', 'Plans by pages'),
      detail: said('溯源计划详情', 'One plan with its standards'),
      history: said('溯源计划变更记录', 'What happened to a plan'),
      submit: said('新增或修改溯源计划', 'Write down a plan, or change one'),
      remove: said('删除未提交的溯源计划', 'Remove one that was not handed in'),
      move: said('提交、审核、申请取消、完成', 'Hand in, audit, ask for removal, finish'),
      confirm: said('确认一项溯源结果', 'Confirm the result of a standard'),
      split: said('拆分溯源计划', 'Split a plan in two'),
      plannable: said('可列入计划的计量标准', 'Standards to plan'),
      chain: said('计量标准的溯源链', 'What a standard leads back to'),
    },
  },
  issueBatch: {
    title: said('批量签发', 'Certificates in one go'),
    calls: {
      submit: said('开始批量签发', 'Begin to issue many certificates'),
      retry: said('重试未签发的报告', 'Try those again that were not issued'),
      cancel: said('停止批量签发', 'Stop issuing'),
      detail: said('批量签发进度', 'How far a batch is'),
      rows: said('批量签发逐份结果', 'What came of each report'),
      list: said('本人的批量签发', 'One’s own batches'),
    },
  },
  quote: {
    title: said('报价单', 'Quotes'),
    calls: {
      page: said('报价单分页查询', 'Quotes by pages'),
      detail: said('报价单详情', 'One quote with its lines'),
      submit: said('新增或修改报价单', 'Write down a quote, or change one'),
      remove: said('删除未提交的报价单', 'Remove one that was not handed in'),
      move: said('提交、审核、退回、撤回', 'Hand in, audit, return, take back'),
      accept: said('确认接受报价', 'Agree to a quote'),
      revise: said('生成新版本', 'Begin a new version'),
      history: said('报价单变更记录', 'What happened to a quote'),
    },
  },
  contract: {
    title: said('合同', 'Contracts'),
    calls: {
      page: said('合同分页查询', 'Contracts by pages'),
      detail: said('合同详情', 'One contract with its terms'),
      submit: said('新增或修改合同', 'Write down a contract, or change one'),
      remove: said('删除未提交的合同', 'Remove one that was not handed in'),
      move: said('提交、审核、退回、撤回、终止', 'Hand in, audit, return, take back, end'),
      history: said('合同变更记录', 'What happened to a contract'),
      paper: said('合同 PDF 下载票据', 'A ticket for a contract as a PDF'),
    },
  },
  settlement: {
    title: said('结算收费', 'Settlements'),
    calls: {
      page: said('结算单分页查询', 'Settlements by pages'),
      detail: said('结算单详情', 'One settlement with charges and invoices'),
      history: said('结算单变更记录', 'What happened to a settlement'),
      move: said('提前结算、撤销、收讫、取消', 'Open early, take back, mark paid, cancel'),
      settle: said('结算', 'Settle it'),
      join: said('合并结算', 'Settle several orders together'),
      split: said('拆开合并的结算单', 'Give each order its own settlement back'),
      guarantee: said('担保', 'Stand in for it until a day'),
      charge: said('收款', 'Write down money that came'),
      reverse: said('冲销收款', 'Take an entry back by a counter-entry'),
      file: said('收费归档', 'File an entry'),
      invoice: said('登记发票', 'Write down an invoice'),
      voidInvoice: said('作废发票', 'Void an invoice'),
      reconcile: said('对账单', 'What enterprises owed and paid'),
      reconciliationFile: said('往来对账表下载票据', 'A ticket for what enterprises owed and paid, as a file'),
      paper: said('结算对账单 PDF 下载票据', 'A ticket for a statement of settlement as a PDF'),
      receipt: said('收款收据 PDF 下载票据', 'A ticket for a receipt of payment as a PDF'),
    },
  },
  period: {
    title: said('结账', 'Months of the books'),
    calls: {
      list: said('各月账目', 'The last months'),
      move: said('结账、重新打开', 'Close a month, or open it again'),
      history: said('结账变更记录', 'What happened to a month'),
    },
  },
  pickup: {
    title: said('预约取件', 'Pickups'),
    calls: {
      page: said('预约分页查询', 'Appointments by pages'),
      detail: said('预约详情', 'One appointment'),
      history: said('预约的办理记录', 'What happened to an appointment'),
      submit: said('提交或修改预约', 'Ask for an appointment or change it'),
      move: said('办理预约', 'Move an appointment on'),
      days: said('每天的预约数', 'Appointments by days'),
    },
  },
  dispatch: {
    title: said('任务调度', 'Dispatch'),
    calls: { board: said('调度看板', 'The board on which work is given to people') },
  },
  instrumentKind: {
    title: said('器具种类', 'Kinds of instrument'),
    calls: {
      page: said('器具种类分页查询', 'Kinds of instrument by pages'),
      submit: said('新增或修改器具种类', 'Add or change a kind of instrument'),
      methods: said('本机构的测量方法', 'How the institute measures a kind by methods of its own'),
      keepMethod: said('保存或删除测量方法', 'Write a method of measuring down, or take it away'),
      remove: said('删除器具种类', 'Remove kinds of instrument'),
    },
  },
  ability: {
    title: said('检测能力', 'Abilities'),
    calls: {
      list: said('检测能力列表', 'Abilities by pages'),
      history: said('检测能力变更记录', 'What happened to an ability'),
      submit: said('新增或修改检测能力', 'Add or change an ability'),
      remove: said('删除检测能力', 'Remove abilities'),
    },
  },
}
