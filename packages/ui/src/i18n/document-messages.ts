import type { PictureRefusal, RichTextWarning } from '@etalon/machines/rich-text'

/** What the formula field and the rich text say. */
export interface DocumentMessages {
  // formula field
  symbolKeyboard: string
  /** Names the keyboard of a field. */
  symbolKeyboardOf: (label: string) => string
  closeSymbolKeyboard: string
  symbolGroups: string
  personalSymbols: string
  recentSymbols: string
  noSymbols: string
  formulaLoading: string
  formulaNotLoaded: string
  formulaPreview: string

  // rich text
  editorLoading: string
  editorNotLoaded: string
  /** Names the toolbar of a field. */
  toolbarOf: (label: string) => string
  /** Read aloud with the text: how the toolbar is reached by keyboard. */
  toolbarKeys: string
  paragraphStyle: string
  paragraph: string
  heading: (level: number) => string
  bold: string
  italic: string
  subscript: string
  superscript: string
  bulletList: string
  orderedList: string
  lineBreak: string
  undo: string
  redo: string
  specialCharacters: string
  commonCharacters: string
  personalCharacters: string
  /** Names a button by its word and the keys that do the same. */
  withKeys: (word: string, keys: string) => string
  insertFormula: string
  editFormula: string
  formula: string
  /** A formula in the text, by its LaTeX: press to change it. */
  formulaOf: (tex: string) => string
  formulaBlock: string
  insertPicture: string
  pictureWords: string
  pictureWordsHint: string
  pictureWordsMissing: string
  pictureDecorative: string
  pictureUploading: (name: string) => string
  pictureFailed: string
  pictureRefusals: Readonly<Record<PictureRefusal, (name: string) => string>>
  /** Why a wish is not followed; given by the specification (§5.4). */
  editorWarnings: Readonly<Record<RichTextWarning, string>>
  table: string
  tableDo: Readonly<
    Record<
      | 'insert'
      | 'rowAbove'
      | 'rowBelow'
      | 'removeRow'
      | 'columnBefore'
      | 'columnAfter'
      | 'removeColumn'
      | 'headerRow'
      | 'merge'
      | 'split'
      | 'remove',
      string
    >
  >
  characters: (count: string) => string
  charactersOf: (count: string, most: string) => string
}

/** 简体中文. */
export const documentsZh: DocumentMessages = {
  symbolKeyboard: '符号键盘',
  symbolKeyboardOf: (label) => `${label}的符号键盘`,
  closeSymbolKeyboard: '收起符号键盘',
  symbolGroups: '符号分组',
  personalSymbols: '个人',
  recentSymbols: '最近',
  noSymbols: '这一组还没有符号',
  formulaLoading: '公式编辑器加载中，可以先输入 LaTeX',
  formulaNotLoaded: '公式编辑器没有加载成功，输入的内容都在，可以继续用 LaTeX 输入',
  formulaPreview: '公式预览',

  editorLoading: '编辑器加载中……',
  editorNotLoaded: '编辑器没有加载成功，内容都在，可以重试',
  toolbarOf: (label) => `${label}的工具栏`,
  toolbarKeys: '按 Alt+F10 到工具栏，按 Escape 返回',
  paragraphStyle: '段落样式',
  paragraph: '正文',
  heading: (level) => `标题 ${level}`,
  bold: '加粗',
  italic: '斜体',
  subscript: '下标',
  superscript: '上标',
  bulletList: '项目符号',
  orderedList: '编号',
  lineBreak: '换行',
  undo: '撤销',
  redo: '重做',
  specialCharacters: '特殊字符',
  commonCharacters: '常用',
  personalCharacters: '个人',
  withKeys: (word, keys) => `${word}（${keys}）`,
  insertFormula: '插入公式',
  editFormula: '修改公式',
  formula: '公式',
  formulaOf: (tex) => `公式 ${tex}，按回车修改`,
  formulaBlock: '独立成行',
  insertPicture: '插入图片',
  pictureWords: '图片说明',
  pictureWordsHint: '读屏软件读出，图片打不开时也显示',
  pictureWordsMissing: '请说明图片的内容，或勾选“仅作装饰”',
  pictureDecorative: '仅作装饰',
  pictureUploading: (name) => `${name} 上传中……`,
  pictureFailed: '图片没有上传成功，说明还在，可以重试',
  pictureRefusals: {
    notAPicture: (name) => `${name} 不是 PNG、JPEG、GIF 或 WebP 图片，没有插入`,
    empty: (name) => `${name} 是空的，没有插入`,
    tooLarge: (name) => `${name} 太大，没有插入`,
  },
  editorWarnings: { noCaret: '请先定位好光标', noSelection: '请定位好光标并选中字符' },
  table: '表格',
  tableDo: {
    insert: '插入表格',
    rowAbove: '在上方插入行',
    rowBelow: '在下方插入行',
    removeRow: '删除行',
    columnBefore: '在左侧插入列',
    columnAfter: '在右侧插入列',
    removeColumn: '删除列',
    headerRow: '标题行',
    merge: '合并单元格',
    split: '拆分单元格',
    remove: '删除表格',
  },
  characters: (count) => `${count} 字`,
  charactersOf: (count, most) => `${count}/${most} 字`,
}

/** English. */
export const documentsEn: DocumentMessages = {
  symbolKeyboard: 'Symbols',
  symbolKeyboardOf: (label) => `Symbols for ${label}`,
  closeSymbolKeyboard: 'Close symbols',
  symbolGroups: 'Groups of symbols',
  personalSymbols: 'Own',
  recentSymbols: 'Recent',
  noSymbols: 'No symbols in this group yet',
  formulaLoading: 'The formula editor is loading; LaTeX can be typed meanwhile',
  formulaNotLoaded: 'The formula editor could not be loaded. What was typed is kept, and LaTeX can be typed on',
  formulaPreview: 'Preview of the formula',

  editorLoading: 'The editor is loading…',
  editorNotLoaded: 'The editor could not be loaded. The text is kept; try again',
  toolbarOf: (label) => `Toolbar of ${label}`,
  toolbarKeys: 'Alt+F10 goes to the toolbar, Escape comes back',
  paragraphStyle: 'Paragraph style',
  paragraph: 'Text',
  heading: (level) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  subscript: 'Subscript',
  superscript: 'Superscript',
  bulletList: 'Bullets',
  orderedList: 'Numbering',
  lineBreak: 'Line break',
  undo: 'Undo',
  redo: 'Redo',
  specialCharacters: 'Special characters',
  commonCharacters: 'Common',
  personalCharacters: 'Own',
  withKeys: (word, keys) => `${word} (${keys})`,
  insertFormula: 'Insert formula',
  editFormula: 'Change formula',
  formula: 'Formula',
  formulaOf: (tex) => `Formula ${tex}; Enter changes it`,
  formulaBlock: 'On a line of its own',
  insertPicture: 'Insert picture',
  pictureWords: 'What the picture shows',
  pictureWordsHint: 'Read aloud, and shown where the picture cannot be',
  pictureWordsMissing: 'Say what the picture shows, or tick “Decoration only”',
  pictureDecorative: 'Decoration only',
  pictureUploading: (name) => `${name} is being uploaded…`,
  pictureFailed: 'The picture could not be uploaded. Its words are kept; try again',
  pictureRefusals: {
    notAPicture: (name) => `${name} is no PNG, JPEG, GIF or WebP picture and was not inserted`,
    empty: (name) => `${name} is empty and was not inserted`,
    tooLarge: (name) => `${name} is too large and was not inserted`,
  },
  editorWarnings: { noCaret: 'Place the caret first', noSelection: 'Place the caret and select characters first' },
  table: 'Table',
  tableDo: {
    insert: 'Insert table',
    rowAbove: 'Insert row above',
    rowBelow: 'Insert row below',
    removeRow: 'Delete row',
    columnBefore: 'Insert column before',
    columnAfter: 'Insert column after',
    removeColumn: 'Delete column',
    headerRow: 'Header row',
    merge: 'Merge cells',
    split: 'Split cell',
    remove: 'Delete table',
  },
  characters: (count) => `${count} characters`,
  charactersOf: (count, most) => `${count}/${most} characters`,
}
