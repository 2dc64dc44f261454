const said = (zh: string, en: string) => ({ zh, en })

/** The areas of charging and their calls in words. */
export const chargingWords = {
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
      guarantee: said('担保', 'Stand in for it until a day'),
      charge: said('收款', 'Write down money that came'),
      reverse: said('冲销收款', 'Take an entry back by a counter-entry'),
      file: said('收费归档', 'File an entry'),
      invoice: said('登记发票', 'Write down an invoice'),
      voidInvoice: said('作废发票', 'Void an invoice'),
      reconcile: said('对账单', 'What enterprises owed and paid'),
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
} as const
