import { dictionary, unlabelled } from './dictionary.ts'

/** Charging and discounts. */
export const chargingDictionaries = {
  discount_type: dictionary('折扣类型', 'Discount type', [
    ['0', '合同折扣', 'Contract discount'],
    ['1', '自检', 'Own inspection'],
    ['2', '政策折扣', 'Policy discount'],
    ['3', '疫情折扣', 'Epidemic discount'],
  ]),
  reduction_type: dictionary('减免类型', 'Reduction type', [
    ['0', '强制检定', 'Mandatory inspection'],
    ['1', '自检', 'Own inspection'],
    ['2', '退回', 'Returned'],
    ['3', '其他', 'Other'],
    ['4', '疫情', 'Epidemic'],
    ['5', '考核', 'Assessment'],
  ]),
  charge_type: dictionary('收费方式', 'Charge type', [
    ['2', '线上支付', 'Online payment'],
    ['3', '刷卡', 'Card'],
    ['4', '转账', 'Transfer'],
    ['5', '微信支付', 'Instant-messaging payment'],
  ]),
  CHARGE_RECORD_STATUS: dictionary('收费归档状态', 'Charge filing status', [
    ['1', '已归档', 'Filed'],
    ['2', '未归档', 'Not filed'],
  ]),
  CHARGE_TAXON: unlabelled('收费分类', 'Charge category', [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
  ]),
  INVOICE_TYPE: dictionary('发票类型', 'Invoice type', [
    ['1', '增值税专用发票', 'Special VAT invoice'],
    ['2', '普通发票', 'Ordinary invoice'],
  ]),
  INCOME_SOURCE: dictionary('收入来源', 'Income source', [
    ['5', '强制检定', 'Mandatory verification'],
    ['2', '经营收入', 'Operating income'],
    ['1', '专项收入', 'Special income'],
    ['6', '培训', 'Training'],
    ['7', '技术服务', 'Technical service'],
    ['8', '研发服务', 'R&D service'],
    ['3', '委托检验', 'Commissioned inspection'],
    ['4', '其他', 'Other'],
  ]),
  discountType: dictionary('报价类型', 'Quote kind', [
    ['1', '常规报价', 'Regular quote'],
    ['2', '投标报价', 'Bid quote'],
  ]),
  quote_examine_status: dictionary('报价审核状态', 'Quote audit status', [
    ['100', '待提交', 'To submit'],
    ['200', '审核中', 'In audit'],
    ['300', '审核完成', 'Audit finished'],
  ]),
  quote_status: dictionary('报价状态', 'Quote status', [
    ['100', '可用', 'Available'],
    ['200', '不可用', 'Unavailable'],
  ]),
  contract_type: dictionary('合同类型', 'Contract type', [
    ['0', '清单合同', 'List contract'],
    ['1', '折扣合同', 'Discount contract'],
    ['2', '打包合同', 'Package contract'],
  ]),
  OBJECT_STATE: dictionary('结算对象状态', 'Settlement status', [
    ['0', '已取消', 'Cancelled'],
    ['50', '检测中', 'Testing'],
    ['100', '待结算', 'To settle'],
    ['200', '已结算', 'Settled'],
    ['300', '已担保', 'Guaranteed'],
    ['400', '已缴费', 'Paid'],
  ]),
  sample_settlement: dictionary('样品结算状态', 'Sample settlement', [
    ['0', '不可结算', 'Not settleable'],
    ['1', '可结算', 'Settleable'],
    ['2', '结算中', 'Settling'],
    ['3', '已结算', 'Settled'],
  ]),
} as const
