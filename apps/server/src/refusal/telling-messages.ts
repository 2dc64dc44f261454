/** What is said of groups, and of what people are told. */
export const tellingMessages = {
  zh: {
    'group.code-taken': '已有编号为 {code} 的同类分组',
    'group.in-use': '分组「{name}」已被使用，不能删除，可以停用',
    'group.is-so': '分组已经是这个状态',
    'group.type-stays': '分组类型不能修改',
    'group.member-unknown': '成员须是本机构在用的账号',
    'group.not-tester': '校准组成员须是检测人员',
    'group.no-phone': '短信组成员须有手机号',
    'group.unusable': '没有这个校准组，或它已停用',
    'group.empty': '校准组「{name}」没有可用的成员',
    'item.outside-group': '不在校准组「{name}」中',
  },
  en: {
    'group.code-taken': 'There is a group of this type with the code {code} already',
    'group.in-use': 'The group “{name}” is in use: it cannot be deleted, but disabled',
    'group.is-so': 'The group is in that state already',
    'group.type-stays': 'The type of a group stays as it is',
    'group.member-unknown': 'Members are people of the institute whose accounts are open',
    'group.not-tester': 'Members of a calibration group are testers',
    'group.no-phone': 'Members of an SMS group have a mobile number',
    'group.unusable': 'There is no such calibration group, or it is disabled',
    'group.empty': 'The calibration group “{name}” has nobody who can work',
    'item.outside-group': 'not in the calibration group “{name}”',
  },
} as const
