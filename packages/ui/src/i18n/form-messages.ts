/** What a form says about what was typed, and a search bar too. */
export interface FormMessages {
  // autosave
  keeping: string
  kept: (where: 'device' | 'server') => string
  notKept: (where: 'device' | 'server') => string

  // rules of a search bar, where a field says nothing of its own
  searchRequired: (label: string) => string
  searchNotFitting: (label: string) => string

  // what stands in a field of dates and is none
  dateIncomplete: string
  noSuchDay: (day: string) => string
  wholeYear: (year: string) => string
  notADate: (pasted: string) => string

  // a month or a year of a search bar
  chooseMonth: string
  chooseYear: string
  previousYear: string
  nextYear: string
  previousYears: string
  nextYears: string

  /** Of a place for files, which has no label that is seen. */
  required: string

  /** The button that shows a file that was sent. */
  previewFile: (name: string) => string

  // before something is lost
  leaveQuestion: string
  leaveConsequence: string
  leave: string
}

/** The beginning of a text that may be a whole page. */
const short = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text)

export const formZh: FormMessages = {
  keeping: '正在保存…',
  kept: (where) => (where === 'device' ? '已自动保存在本机' : '已自动保存'),
  notKept: (where) => `${where === 'device' ? '本机保存失败' : '自动保存失败'}，内容仍在页面上`,

  searchRequired: (label) => `${label}不能为空`,
  searchNotFitting: (label) => `${label}格式不正确`,

  dateIncomplete: '日期不完整，请补全或清空',
  noSuchDay: (day) => `没有 ${day} 这一天，请改正`,
  wholeYear: (year) => `年份 ${year} 应写四位，如 2026`,
  notADate: (pasted) => `“${short(pasted)}”不是日期，未粘贴`,

  chooseMonth: '选择月份',
  chooseYear: '选择年份',
  previousYear: '上一年',
  nextYear: '下一年',
  previousYears: '前十二年',
  nextYears: '后十二年',

  required: '必填',
  previewFile: (name) => `预览 ${name}`,

  leaveQuestion: '离开此页?',
  leaveConsequence: '已填写的内容尚未提交，离开后将丢失。',
  leave: '离开',
}

export const formEn: FormMessages = {
  keeping: 'Saving…',
  kept: (where) => (where === 'device' ? 'Kept on this device' : 'Saved'),
  notKept: (where) =>
    where === 'device'
      ? 'Could not be kept on this device; it is still on this page'
      : 'Could not be saved; it is still on this page',

  searchRequired: (label) => `${label} is required`,
  searchNotFitting: (label) => `${label} is not written as it should be`,

  dateIncomplete: 'The date is not complete: fill it in or empty it',
  noSuchDay: (day) => `There is no ${day}: correct it`,
  wholeYear: (year) => `Write the year ${year} with four figures, such as 2026`,
  notADate: (pasted) => `“${short(pasted)}” is no date and was not pasted`,

  chooseMonth: 'Choose month',
  chooseYear: 'Choose year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Previous twelve years',
  nextYears: 'Next twelve years',

  required: 'Required',
  previewFile: (name) => `Preview ${name}`,

  leaveQuestion: 'Leave this page?',
  leaveConsequence: 'What you typed was not submitted, and would be lost.',
  leave: 'Leave',
}
