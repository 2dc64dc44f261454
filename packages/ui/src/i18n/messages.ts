import type { FilterWarningCode, RowJoin, SearchOperator } from '@etalon/machines/advanced-filter'
import type { LockProblem } from '@etalon/machines/lock-screen'
import type { Connection } from '@etalon/machines/message-socket'
import type { Density, Scheme, ThemeName } from '@etalon/machines/preferences'
import type { UploadFailedReason } from '@etalon/machines/upload'
import type { CartMessages } from './cart-messages.ts'
import type { ChartMessages } from './chart-messages.ts'
import type { DocumentMessages } from './document-messages.ts'
import type { FindMessages } from './find-messages.ts'
import type { FormMessages } from './form-messages.ts'
import type { FrameMessages } from './frame-messages.ts'
import type { PdfMessages } from './pdf-messages.ts'
import type { ShellMessages } from './shell-messages.ts'
import type { StopMessages } from './stop-messages.ts'

/** Every text the library says by itself. A consumer may override any of them. */
export interface Messages
  extends CartMessages,
    ChartMessages,
    DocumentMessages,
    FindMessages,
    FormMessages,
    FrameMessages,
    PdfMessages,
    ShellMessages,
    StopMessages {
  // words that several components share
  search: string
  reset: string
  more: string
  less: string
  advanced: string
  columns: string
  export: string
  save: string
  cancel: string
  ok: string
  close: string
  clear: string
  open: string
  noOptions: string
  selectPlaceholder: string
  searchPlaceholder: string

  /** No restriction, as the first option of a filter. */
  all: string
  chosen: (count: number) => string
  /** Stands between the words of what is chosen. */
  listComma: string

  // fields
  showPassword: string
  hidePassword: string
  notANumber: string
  tooManyDecimals: (decimals: number) => string
  chooseDate: string
  previousMonth: string
  nextMonth: string
  errorSummary: (count: number) => string
  /** One line of the summary: the field's label and what is wrong with it. */
  errorOf: (label: string, message: string) => string

  // layers
  minimise: string
  restore: string
  leaveFullScreen: string
  /** How a dialog is moved by keyboard; read out on its title bar. */
  moveDialog: string
  minimisedDialogs: string
  reason: string
  reasonHint: string
  reasonMissing: string
  notifications: string

  // shell
  pickupNotices: (count: number) => string
  pieces: (count: number) => string
  menuSearchHint: string
  noMatches: string
  closeTab: string
  closeOtherTabs: string
  closeAllTabs: string
  moveTabLeft: string
  moveTabRight: string
  tabMoved: (label: string, position: number, count: number) => string
  unsaved: string
  userMenu: string
  emptyMenu: string

  // table
  rowNumber: string
  selectAll: string
  selectRow: (name: string) => string
  selected: (count: string) => string
  selectAllMatching: (count: string) => string
  clearSelection: string
  sortedBy: (column: string, direction: 'ascending' | 'descending' | null) => string
  columnMenu: (column: string) => string
  pinAtStart: string
  pinAtEnd: string
  unpin: string
  ownWidth: string
  columnWidth: (column: string, pixels: string) => string
  columnOwnWidth: (column: string) => string
  columnPinned: (column: string, side: 'start' | 'end' | null) => string
  emptyTitle: string
  emptyHint: string
  failedTitle: string
  /** In place of the menu, while it takes long. */
  menuSlow: string
  menuFailed: string
  failedHint: string
  total: (count: string) => string
  perPage: (size: number) => string
  pageSize: string
  pagination: string
  previousPage: string
  nextPage: string
  page: (page: number) => string
  goTo: string
  goToUnit: string
  rowsLoaded: (count: string) => string
  exportShown: (count: string) => string
  exportMatching: string
  /** What is exported, and the kind of file that it becomes. */
  exportAs: (what: string, format: 'csv' | 'xlsx') => string
  exportSelected: (count: string) => string
  nothingToExport: string
  exporting: string
  exportedRows: (written: string, expected: string) => string
  cancelExport: string
  exportDone: (name: string) => string
  exportCancelled: string
  exportFailed: string

  // advanced filter
  /** The ten operators (section 9). */
  operators: Readonly<Record<SearchOperator, string>>
  /** Why a wish is not followed; the first four are given by the specification. */
  filterWarnings: Readonly<Record<FilterWarningCode, string>>
  /** What stands before the first condition, where the others say how they are joined. */
  firstCondition: string
  /** A condition by its number, from 1. */
  condition: (number: number) => string
  join: string
  joins: Readonly<Record<RowJoin, string>>
  filterField: string
  filterOperator: string
  filterValue: string
  addPair: string
  /** A pair by its number, from 1. */
  removePair: (number: number) => string
  firstPairStays: string
  rowsUsed: (count: number, most: number) => string
  clearConditions: string
  conditionsChanged: string
  /** How many records the conditions find; `isInForce` where they were searched already. */
  matching: (count: string, isInForce: boolean) => string
  countingMatches: string
  savedFilters: string
  saveFilter: string
  filterName: string
  removeFilter: (name: string) => string
  renameFilter: (name: string) => string
  /** Said of a filter that went, beside a button that brings it back. */
  filterRemoved: (name: string) => string
  copyLink: string
  filterFailures: Readonly<Record<'load' | 'save' | 'remove', string>>

  // column settings
  saving: string
  resCodeMissing: string
  columnsSaved: string
  columnsKeptHere: string
  columnsNotStored: string
  shownColumns: (shown: number, total: number) => string
  restoreColumns: string
  revertColumns: string
  factoryColumns: string
  pinnedStart: string
  pinnedEnd: string
  dragHint: string
  moveKeys: string
  dragColumn: (name: string) => string
  /** Names the handle by which an item of a tree is dragged. */
  dragItem: (label: string) => string
  lastColumn: string
  columnShown: (label: string, visible: boolean) => string
  columnMoved: (label: string, position: number, count: number) => string

  // address
  province: string
  city: string
  area: string
  street: string
  addressSearch: string
  addressSearchHint: string
  addressNotUnderstood: string
  regionsFailed: string
  noRegions: string

  // lock screen
  lockedFor: (name: string) => string
  lockHint: string
  lockPassword: string
  lockPasswordAgain: string
  lockPasswordHint: string
  setLockPassword: string
  setAndLock: string
  unlock: string
  /** What is wrong with what was typed; the first is given by the specification. */
  lockProblems: Readonly<Record<LockProblem, string>>
  triesLeft: (count: number) => string
  tryAgainIn: (seconds: number) => string
  tooManyTries: string
  signOutInstead: string
  idleLock: string
  idleNever: string
  idleAfter: (minutes: number) => string

  // how the workspace looks
  theme: string
  themeNames: Readonly<Record<ThemeName, string>>
  mainColour: string
  /** Opens the choice of any other colour. */
  ownColour: string
  hue: string
  colourNumber: string
  scheme: string
  schemeNames: Readonly<Record<Scheme, string>>
  density: string
  densityNames: Readonly<Record<Density, string>>
  language: string
  factoryLook: string

  // the connection over which messages come
  connection: Readonly<Record<Exclude<Connection, 'quiet'>, string>>

  // files and facts
  dropFiles: string
  chooseFiles: string
  /** Which kinds of files are taken; they are already in words. */
  wrongFileKind: (kinds: string) => string
  /** Families of media types, such as `image/*`. */
  fileFamilies: Readonly<Record<'image' | 'audio' | 'video' | 'text', string>>
  /** Between two kinds of files. */
  fileKindJoin: string
  /** Several were dropped where one is taken. */
  oneFileTaken: (name: string) => string
  removeFile: (name: string) => string
  /** Names the list of the files that were chosen for something. */
  filesOf: (label: string) => string
  /** A file, and what is read aloud of it. */
  fileSaid: (name: string, what: string) => string
  fileEmpty: string
  fileTooLarge: (most: string) => string
  /** How a file is on its way. */
  uploading: Readonly<Record<'beginning' | 'waiting' | 'paused' | 'finishing' | 'done' | 'cancelled', string>>
  uploadProgress: (sent: string, size: string) => string
  uploadFailures: Readonly<Record<UploadFailedReason, string>>
  /** The server did not take a file, and says why in its own words. */
  uploadRefused: (words: string) => string
  /** What to do about a file that the server does not take, however often it is sent; a sentence of its own. */
  uploadRefusedAdvice: string
  /** Names the progress of a file. */
  uploadOf: (name: string) => string
  pauseUpload: (name: string) => string
  resumeUpload: (name: string) => string
  retryUpload: (name: string) => string
  cancelUpload: (name: string) => string

  // error page
  /** What happened, and what can be done, by the page's status. */
  errorPages: Readonly<Record<404 | 403 | 500, { readonly title: string; readonly hint: string }>>
  goHome: string
  goBack: string

  // error log
  errorLog: string
  logEmpty: string
  logEmptyHint: string
  logError: string
  logWarning: string
  logDetails: string
  /** How often the same happened in a row. */
  logTimes: (count: number) => string
  copyLog: string
  logCopied: string
  logNotCopied: string
  clearLog: string
  uploadLog: string
  /** The title of a question; given by the specification, as are the next four. */
  attention: string
  askClearLog: string
  askUploadLog: string
  logCleared: string
  logUploaded: string
  logNotUploaded: string

  // progress
  stepDone: string
  stepNow: string
  stepWaiting: string

  // drawer
  askDiscard: string
  askDiscardHint: string
  keepEditing: string
  discard: string

  // command palette
  commandPalette: string
  commandPlaceholder: string
  recentlyUsed: string
  /** Nothing fits what was typed. */
  noCommands: (text: string) => string
  noCommandsHint: string
  findingCommands: string
  /** The source did not answer; what the page knows is still offered. */
  commandsNotFound: string
  commandCount: (count: number) => string
  /** What the keys at the foot do. */
  chooseCommand: string
  runCommand: string

  // full screen
  fullScreenUnsupported: string
  fullScreenRefused: string

  // dates, spans and the calendar
  /** A day out of bounds; days are written yyyy-MM-dd. */
  dateTooEarly: (first: string) => string
  dateTooLate: (last: string) => string
  /** The end of a span lies before its start. */
  spanReversed: string
  spanPresets: Readonly<Record<'today' | 'thisWeek' | 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear', string>>
  /** Names the group of those. */
  spanPresetsName: string
  timeOfDay: string
  startTime: string
  endTime: string
  goToToday: string
  /** How much there is on a day, where its mark says nothing more. */
  dayMark: (count: number) => string

  // timeline
  timelineEmpty: string
  /** Read aloud between two states, where an arrow is seen. */
  changedTo: string
  timelineReason: (reason: string) => string
  showMore: (count: number) => string

  // figures
  /** A figure against an earlier one; the amount is written already, without a sign. */
  figureChange: (direction: 'up' | 'down' | 'same', amount: string, against: string) => string
  /** What a line of the last figures shows. */
  figureTrend: (label: string, values: readonly string[]) => string
  figureFailed: string

  // QR code
  /** Names the picture. */
  qrCodeOf: (label: string) => string
  qrTooLong: string
  saveSvg: string
  savePng: string
  copyText: string
  textCopied: string
  textNotCopied: string

  // several choices
  /** Takes one of the choices away. */
  removeChoice: (name: string) => string
  /** The choices of a field, as a list. */
  choicesOf: (label: string) => string
  /** Those that there is no room for, each with its name. */
  choiceList: (names: readonly string[]) => string
  /** How many choices there is no room for. */
  moreChoices: (count: number) => string
  chooseFound: (count: number) => string
  chooseNoneFound: (count: number) => string

  // trees
  expandAll: string
  collapseAll: string
  filterTree: string
  treeEmpty: string
  foundInTree: (count: number) => string
  nothingFits: (text: string) => string
  chooseItem: (name: string) => string
  loadingBelow: (name: string) => string
  loadedBelow: (name: string, count: number) => string
  failedBelow: (name: string) => string
}
