import type { PictureRefusal, RichTextWarning } from '@etalon/machines/rich-text'
import type { SignatureLimit, SignatureMode, SignatureProblem, SignatureReason } from '@etalon/machines/signature'

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
  managePersonalSymbols: string
  formulaLoading: string
  formulaNotLoaded: string
  formulaPreview: string
  /** Why a formula stands as it was written. */
  formulaTooLong: (most: string) => string
  formulaTooNested: (most: string) => string
  formulaDefines: string
  /** What is wrong from which character on, counted from 1; the reason is KaTeX's, in English. */
  formulaUnreadable: (place: number | undefined, why: string) => string

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

  // signature
  /** Names what is drawn on. */
  signaturePadOf: (label: string) => string
  signHere: string
  /** Names the choice between drawing and typing. */
  signingModeOf: (label: string) => string
  signingModes: Readonly<Record<SignatureMode, string>>
  /** Names the field in which who does not draw types a name. */
  signerName: (label: string) => string
  typeName: string
  signingDone: string
  /** What the pad shows. */
  strokesDrawn: (strokes: number) => string
  /** What was done, with the strokes that there are now. */
  signingDid: Readonly<Record<Exclude<SignatureReason, 'name' | 'mode'>, (strokes: number) => string>>
  /** Why a button cannot be pressed. */
  nothingTo: Readonly<Record<'undo' | 'redo' | 'clear', string>>
  signatureProblems: Readonly<Record<SignatureProblem, string>>
  signatureLimits: Readonly<Record<SignatureLimit, string>>
  signatureMissing: string
  /** A signature that was given: what for, and the name where it was typed. */
  signatureOf: (label: string, name: string | undefined) => string
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
  managePersonalSymbols: '管理个人符号',
  formulaLoading: '公式编辑器加载中，可以先输入 LaTeX',
  formulaNotLoaded: '公式编辑器没有加载成功，输入的内容都在，可以继续用 LaTeX 输入',
  formulaPreview: '公式预览',
  formulaTooLong: (most) => `公式超过 ${most} 个字符，未排版`,
  formulaTooNested: (most) => `公式嵌套超过 ${most} 层，未排版`,
  formulaDefines: '公式里不能定义命令，未排版',
  formulaUnreadable: (place, why) => `${place === undefined ? '公式' : `第 ${place} 个字符起`}读不懂（${why}）`,

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

  signaturePadOf: (label) => `${label}的签名板`,
  signHere: '请在此签名',
  signingModeOf: (label) => `${label}的签名方式`,
  signingModes: { drawing: '手写', typing: '键入姓名' },
  signerName: (label) => `${label}，键入姓名`,
  typeName: '键入姓名，代替手写',
  signingDone: '签好了',
  strokesDrawn: (strokes) => `手写签名，${strokes} 笔`,
  signingDid: {
    stroke: (strokes) => `已签 ${strokes} 笔`,
    undo: (strokes) => `已撤销，现有 ${strokes} 笔`,
    redo: (strokes) => `已重做，现有 ${strokes} 笔`,
    clear: () => '已清除',
  },
  nothingTo: { undo: '没有可撤销的', redo: '没有可重做的', clear: '没有可清除的' },
  signatureProblems: {
    missing: '还没有签名',
    tooSmall: '签得太小，一个点不算签名，请签得大一些',
    nameTooLong: '姓名最多 100 个字符，已输入的都在，请缩短',
    nameUnfit: '姓名里有写不出来的字符，请删去后重新键入',
  },
  signatureLimits: {
    points: '这一笔太长，只到这里；已画的都在，可以接着画下一笔',
    strokes: '笔画已到 100 笔，这一笔没有画上；已画的都在',
    total: '笔迹太多，只到这里；已画的都在，也可以清除后重签',
  },
  signatureMissing: '未签名',
  signatureOf: (label, name) => (name === undefined ? `${label}，手写签名` : `${label}，键入签名：${name}`),
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
  managePersonalSymbols: 'See to your own symbols',
  formulaLoading: 'The formula editor is loading; LaTeX can be typed meanwhile',
  formulaNotLoaded: 'The formula editor could not be loaded. What was typed is kept, and LaTeX can be typed on',
  formulaPreview: 'Preview of the formula',
  formulaTooLong: (most) => `Not typeset: longer than ${most} characters`,
  formulaTooNested: (most) => `Not typeset: nested deeper than ${most} levels`,
  formulaDefines: 'Not typeset: a formula cannot define commands',
  formulaUnreadable: (place, why) => `Cannot be read${place === undefined ? '' : ` from character ${place} on`} (${why})`,

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
  characters: (count) => (count === '1' ? '1 character' : `${count} characters`),
  charactersOf: (count, most) => `${count}/${most} ${most === '1' ? 'character' : 'characters'}`,

  signaturePadOf: (label) => `Pad for ${label}`,
  signHere: 'Sign here',
  signingModeOf: (label) => `How to sign ${label}`,
  signingModes: { drawing: 'Draw', typing: 'Type your name' },
  signerName: (label) => `${label}, name typed`,
  typeName: 'Type your name instead of drawing',
  signingDone: 'Done',
  strokesDrawn: (strokes) => `Signature by hand, ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}`,
  signingDid: {
    stroke: (strokes) => `Signed with ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}`,
    undo: (strokes) => `Undone, ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'} now`,
    redo: (strokes) => `Done again, ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'} now`,
    clear: () => 'Cleared',
  },
  nothingTo: { undo: 'Nothing to undo', redo: 'Nothing to redo', clear: 'Nothing to clear' },
  signatureProblems: {
    missing: 'Nobody has signed yet',
    tooSmall: 'Too small: a dot is no signature. Sign a little larger',
    nameTooLong: 'A name has 100 characters at most. What was typed is kept; make it shorter',
    nameUnfit: 'The name has characters that cannot be written. Take them out, and type them again',
  },
  signatureLimits: {
    points: 'The line is too long and ends here. What is drawn is kept; go on with the next one',
    strokes: 'There are 100 strokes, and this one was not drawn. What is drawn is kept',
    total: 'There is too much ink for more. What is drawn is kept, or can be cleared and signed anew',
  },
  signatureMissing: 'Not signed',
  signatureOf: (label, name) => (name === undefined ? `${label}, signed by hand` : `${label}, signed by typing ${name}`),
}
