import { said } from './said.ts'

/** The areas about groups, and about what people are told. */
export const tellingWords = {
  group: {
    title: said('分组', 'Groups'),
    calls: {
      list: said('分组列表', 'Groups by pages'),
      detail: said('分组详情', 'One group'),
      history: said('分组变更记录', 'What happened to a group'),
      submit: said('新增或修改分组', 'Add or change a group'),
      turn: said('启用、停用分组', 'Take a group out of use and back'),
      remove: said('删除分组', 'Remove groups'),
    },
  },
  messageTemplate: {
    title: said('消息模板', 'Message templates'),
    calls: {
      list: said('消息模板列表', 'Message templates by pages'),
      detail: said('消息模板详情', 'One message template'),
      history: said('消息模板变更记录', 'What happened to a message template'),
      usual: said('默认的消息内容', 'The words that everybody has'),
      sender: said('短信前标注的机构名称', 'How the institute is called before its text messages'),
      submit: said('新增或修改消息模板', 'Add or change a message template'),
      turn: said('启用、停用消息模板', 'Take a message template out of use and back'),
      remove: said('删除消息模板', 'Remove message templates'),
      send: said('发送给短信组', 'Send a message to an SMS group'),
    },
  },
  audit: {
    title: said('审计日志', 'Audit trail'),
    calls: {
      page: said('审计日志分页查询', 'Who did what to which record, by pages'),
      check: said('核对审计日志', 'Check the chain of the audit trail'),
    },
  },
  apiLog: {
    title: said('接口日志', 'API log'),
    calls: { page: said('接口日志分页查询', 'Which calls were made, by pages') },
  },
  recordTemplate: {
    title: said('记录模板', 'Record templates'),
    calls: {
      list: said('记录模板列表', 'Record templates by pages'),
      detail: said('记录模板详情', 'One record template'),
      history: said('记录模板变更记录', 'What happened to a record template'),
      submit: said('新增或修改记录模板', 'Add or change a record template'),
      turn: said('启用、停用记录模板', 'Take a record template out of use and back'),
      remove: said('删除记录模板', 'Remove record templates'),
      value: said('取一个字段的值', 'The value of a field, from the database or another system'),
    },
  },
  questionnaire: {
    title: said('问卷', 'Questionnaires'),
    calls: {
      list: said('问卷列表', 'Questionnaires by pages'),
      detail: said('问卷详情', 'One questionnaire'),
      history: said('问卷变更记录', 'What happened to a questionnaire'),
      submit: said('新增或修改问卷', 'Write a questionnaire or change it'),
      move: said('开始、结束问卷', 'Open or close a questionnaire'),
      remove: said('删除问卷', 'Remove questionnaires that nobody answered'),
      results: said('问卷结果', 'What came of a questionnaire'),
      waiting: said('等我填写的问卷', 'Questionnaires that wait for oneself'),
      sheet: said('一份等我填写的问卷', 'One that waits for oneself, with its questions'),
      answer: said('提交答卷', 'Answer a questionnaire'),
    },
  },
  vehicle: {
    title: said('车辆', 'Vehicles'),
    calls: {
      list: said('车辆列表', 'Vehicles by pages'),
      submit: said('新增或修改车辆', 'Add or change a vehicle'),
      turn: said('启用或停用车辆', 'Take a vehicle out of use, or back'),
      remove: said('删除车辆', 'Remove vehicles'),
    },
  },
  node: {
    title: said('流转节点', 'Nodes'),
    calls: {
      list: said('流转节点列表', 'Nodes by pages'),
      submit: said('新增或修改流转节点', 'Add or change a node'),
      remove: said('删除流转节点', 'Remove nodes'),
    },
  },
  routePlan: {
    title: said('路线规划', 'Route plans'),
    calls: {
      list: said('路线规划列表', 'Route plans by pages'),
      submit: said('新增或修改路线', 'Add or change a route plan'),
      turn: said('启用、停用路线', 'Take a route plan out of use and back'),
      remove: said('删除路线', 'Remove route plans'),
    },
  },
}
