import { dictionary } from './dictionary.ts'

/** Organisation, people, rules and messages. */
export const organisationDictionaries = {
  routeplan_type: dictionary('路线类型', 'Route type', [
    ['1', '收样地到校准地', 'Sample collection place to calibration place'],
    ['2', '校准地到取样地', 'Calibration place to extraction place'],
  ]),
  routeplan_state: dictionary('路线状态', 'Route state', [
    ['0', '启用', 'Enabled'],
    ['1', '停用', 'Disabled'],
  ]),
  business_type: dictionary('企业性质', 'Kind of enterprise', [
    ['3', '国有', 'State-owned'],
    ['1', '私营', 'Private'],
    ['2', '其他', 'Other'],
    ['4', '个体', 'Individual'],
  ]),
  rules_item_type: dictionary('编号规则项', 'Numbering rule item', [
    ['1', '部门简称', 'Department short name'],
    ['2', '部门编码', 'Department code'],
    ['3', '流水号', 'Serial number'],
    ['4', '当前日期', 'Current date'],
    ['5', '专业编号', 'Specialty number'],
    ['6', '项目编号', 'Project number'],
    ['7', '固定文本', 'Fixed text'],
    ['8', '检定类型代码', 'Verification type code'],
    ['9', '校准日期', 'Calibration date'],
    ['10', '小组代码', 'Group code'],
  ]),
  department_or_type: dictionary('部门取值方式', 'Department rule', [
    ['1', '按位置', 'By position'],
    ['2', '末位', 'Last position'],
  ]),
  rules_digits_type: dictionary('位数', 'Digits', [
    ['1', '0位', '0 digits'],
    ['2', '1位', '1 digit'],
    ['3', '2位', '2 digits'],
    ['4', '3位', '3 digits'],
    ['5', '4位', '4 digits'],
    ['6', '5位', '5 digits'],
    ['7', '6位', '6 digits'],
    ['8', '7位', '7 digits'],
    ['9', '8位', '8 digits'],
    ['10', '9位', '9 digits'],
    ['11', '10位', '10 digits'],
  ]),
  grouping_type: dictionary('分组类型', 'Grouping type', [
    ['1', '校准组', 'Calibration group'],
    ['2', '短信组', 'SMS group'],
  ]),
  org_category: dictionary('机构类别', 'Organisation category', [
    ['1', '公司', 'Company'],
    ['2', '部门', 'Department'],
    ['3', '小组', 'Group'],
  ]),
  is_technicist: dictionary('是否技术人员', 'Technician', [
    ['0', '否', 'No'],
    ['1', '是', 'Yes'],
  ]),
  yes_no: dictionary('是否', 'Yes or no', [
    ['0', '否', 'No'],
    ['1', '是', 'Yes'],
  ]),
  m_yes_no: dictionary('是否', 'Yes or no', [
    ['0', '否', 'No'],
    ['1', '是', 'Yes'],
  ]),
  sex: dictionary('性别', 'Sex', [
    ['1', '男', 'Male'],
    ['2', '女', 'Female'],
  ]),
  education_type: dictionary('学历', 'Education', [
    ['1', '研究生', 'Postgraduate'],
    ['2', '本科', 'Bachelor'],
    ['3', '大专', 'Junior college'],
    ['4', '高中', 'High school'],
  ]),
  dutyid_type: dictionary('职务', 'Duty', [['1', '董事长', 'Chairman']]),
  titlepost_type: dictionary('职称', 'Title', [
    ['1', '高级', 'Senior'],
    ['2', '中级', 'Intermediate'],
  ]),
  ethnic_type: dictionary('民族', 'Ethnic group', [
    ['1', '汉族', 'Han'],
    ['2', '回族', 'Hui'],
  ]),
  STAFF_CERTIFICATE_LEVEL: dictionary('证书级别', 'Certificate level', [
    ['1', '初级', 'Primary'],
    ['2', '中级', 'Intermediate'],
    ['3', '高级', 'Senior'],
  ]),
  STAFF_TRAINING_MODE: dictionary('培训方式', 'Training mode', [
    ['1', '线上', 'Online'],
    ['2', '现场', 'On-site'],
  ]),
  STAFF_TRAINING_TYPE: dictionary('培训类型', 'Training type', [
    ['1', '内部', 'Internal'],
    ['2', '外部', 'External'],
  ]),
  STAFF_ACHIEVEMENT_EVALUATION: dictionary('成绩评价', 'Evaluation', [
    ['1', '优', 'Excellent'],
    ['2', '良', 'Good'],
    ['3', '差', 'Poor'],
  ]),
  m_template_type: dictionary('消息模板类型', 'Message template type', [
    ['1', '短信模板', 'SMS template'],
    ['2', '站内信', 'In-site message'],
    ['3', '邮件模板', 'Mail template'],
  ]),
  m_enable_status: dictionary('启用状态', 'Enabled state', [
    ['0', '启用', 'Enabled'],
    ['1', '停用', 'Disabled'],
  ]),
  material_type: dictionary('资料类型', 'Material type', [
    ['0', '工具', 'Tool'],
    ['1', '系统使用', 'System usage'],
    ['2', '模板', 'Template'],
  ]),
} as const
