import { dictionary } from './dictionary.ts'

/** States of the work, and how it comes in and goes out. */
export const workDictionaries = {
  item_state: dictionary('检测项目状态', 'Item state', [
    ['0', '已废弃', 'Discarded'],
    ['100', '任务下达', 'Task dispatch'],
    ['200', '任务分配', 'Task assignment'],
    ['300', '检测中', 'Testing'],
    ['350', '检测锁定', 'Test locked'],
    ['400', '确认中', 'Confirming'],
    ['500', '复核中', 'Reviewing'],
    ['600', '已完成', 'Done'],
  ]),
  report_state: dictionary('报告状态', 'Report state', [
    ['0', '已废弃', 'Discarded'],
    ['300', '检测中', 'Testing'],
    ['400', '编制中', 'Drafting'],
    ['500', '审核中', 'Auditing'],
    ['600', '批准中', 'Approving'],
    ['700', '待发放', 'Issuing'],
    ['1000', '已完成', 'Done'],
  ]),
  sample_state: dictionary('样品状态', 'Sample state', [
    ['0', '已废弃', 'Discarded'],
    ['50', '委托提交', 'Order submitted'],
    ['100', '任务下达', 'Task dispatch'],
    ['300', '检测中', 'Testing'],
    ['400', '编制中', 'Drafting'],
    ['1000', '已完成', 'Done'],
  ]),
  order_status: dictionary('委托单状态', 'Order status', [
    ['0', '已作废', 'Voided'],
    ['50', '业务登记', 'Registered'],
    ['100', '待审核', 'Pending audit'],
    ['300', '检测中', 'Testing'],
    ['1000', '已完成', 'Done'],
  ]),
  'order-business-type': dictionary('委托业务类型', 'Order business type', [
    ['1', '委托检验', 'Commissioned inspection'],
    ['2', '质量监督', 'Quality supervision'],
    ['3', '自检', 'Self-inspection'],
  ]),
  business_attr: dictionary('业务属性', 'Business attribute', [
    ['1', '常规', 'Regular'],
    ['2', '自检', 'Self-inspection'],
  ]),
  acceptance_material: dictionary('受理资料', 'Acceptance material', [
    ['1', '说明书', 'Manual'],
    ['2', '维修单', 'Repair slip'],
  ]),
  SERVICE_TYPE: dictionary('服务方式', 'Service type', [
    ['1', '送检', 'Sent for inspection'],
    ['2', '现场检测', 'On-site inspection'],
  ]),
  send_way: dictionary('取样方式', 'Way of return', [
    ['1', '自取', 'Self pickup'],
    ['2', '快递', 'Courier'],
  ]),
  ability_type: dictionary('能力类型', 'Ability type', [
    ['1', '检定', 'Verification'],
    ['2', '校准', 'Calibration'],
    ['3', '检测', 'Testing'],
    ['4', '试验', 'Trial'],
  ]),
  ability_status: dictionary('能力状态', 'Ability status', [
    ['1', '启用', 'Enabled'],
    ['2', '停用', 'Disabled'],
  ]),
} as const
