import { said } from './said.ts'

/** The areas about the people of an institute. */
export const peopleWords = {
  leave: {
    title: said('请假', 'Leave'),
    calls: {
      page: said('请假单分页查询', 'Requests for leave by pages'),
      detail: said('请假单详情', 'One request for leave'),
      history: said('请假单的办理记录', 'What happened to a request for leave'),
      submit: said('保存或提交请假单', 'Keep a request for leave, or hand it in'),
      move: said('办理请假单', 'Move a request for leave on'),
    },
  },
  staffRecord: {
    title: said('人员档案', 'Records of people'),
    calls: {
      list: said('人员档案列表', 'Records of people by pages'),
      detail: said('人员档案', 'The record of one person'),
      history: said('人员档案的变更记录', 'What became of the record of a person'),
      submit: said('修改人员档案', 'Change the record of a person'),
    },
  },
  staffCertificate: {
    title: said('人员证书', 'Certificates of people'),
    calls: {
      list: said('人员证书列表', 'Certificates of people by pages'),
      history: said('人员证书变更记录', 'What happened to a certificate of a person'),
      submit: said('新增或修改人员证书', 'Add or change a certificate of a person'),
      remove: said('删除人员证书', 'Remove certificates of people'),
    },
  },
  training: {
    title: said('培训计划', 'Trainings'),
    calls: {
      list: said('培训计划列表', 'Trainings by pages'),
      detail: said('培训计划详情', 'One training'),
      history: said('培训计划变更记录', 'What happened to a training'),
      submit: said('新增或修改培训计划', 'Plan a training or change it'),
      finish: said('完成培训并评价', 'Say that a training was held, and how people did'),
      reopen: said('重新评价', 'Open a training again to evaluate it anew'),
      remove: said('删除培训计划', 'Remove trainings that were not held'),
    },
  },
}
