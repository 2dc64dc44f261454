import { type Catalogue, defineMessages } from './define-messages.ts'

const zh = {
  add: '新增符号',
  addTitle: '新增符号',
  editTitle: (name: string) => `编辑「${name}」`,
  saved: (name: string) => `符号「${name}」已保存`,
  code: '符号',
  codeHint: '一个字符，或一段 LaTeX；#? 是要填写的位置。',
  looks: '样子',
  name: '名称',
  nameEn: '英文名称',
  sort: '排序',
  none: '没有符号',
}
const en = {
  add: 'New symbol',
  addTitle: 'New symbol',
  editTitle: (name: string) => `Edit “${name}”`,
  saved: (name: string) => `The symbol “${name}” is saved`,
  code: 'Symbol',
  codeHint: 'A character, or a piece of LaTeX; #? is a place to fill in.',
  looks: 'Looks like',
  name: 'Name',
  nameEn: 'Name in English',
  sort: 'Position',
  none: 'There are no symbols',
}

/** What is said of symbols, whoever they are for. */
export interface SymbolWords extends Readonly<typeof zh> {
  readonly title: string
  /** What becomes of new ones. */
  readonly noneHint: string
}

/** Words of the symbols that a keyboard offers everybody. */
export const symbolMessages: Catalogue<SymbolWords> = defineMessages(
  {
    ...zh,
    title: '符号管理',
    noneHint: '新增的符号出现在所有人的公式键盘上。',
  },
  {
    ...en,
    title: 'Symbols',
    noneHint: 'New ones appear on everybody’s keyboard of formulas.',
  },
)

/** Words of the symbols that one keeps for oneself. */
export const ownSymbolMessages: Catalogue<SymbolWords> = defineMessages(
  {
    ...zh,
    title: '我的符号',
    noneHint: '新增的符号出现在您的公式键盘和特殊字符里，别人看不到。',
  },
  {
    ...en,
    title: 'Your symbols',
    noneHint: 'New ones appear on your keyboard of formulas and among your special characters; nobody else sees them.',
  },
)
