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
}
