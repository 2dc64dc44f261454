import type { contract } from '@etalon/api/contract'
import type { RecordKind } from './records.ts'

/** What a call is about, and so who is answered. */
export interface Policy {
  /**
   * `nobody`: asked without a session. `oneself`: the caller's own session, account or settings. `directory`: what everybody in an
   * institute may read. `administration`: what some roles do, named by the contract. A kind of record: rows that the caller reaches.
   */
  readonly about: 'nobody' | 'oneself' | 'directory' | 'administration' | RecordKind
  /** People of enterprises are refused: it is the institute's own affair. @default false */
  readonly staffOnly?: true
  /** Only people of the first institute are answered: it is about all of them. @default false */
  readonly firstTenantOnly?: true
}

/** A policy for each call of each area: one that has none does not compile. */
export type Policies = {
  readonly [Area in keyof typeof contract]: { readonly [Name in keyof (typeof contract)[Area]]: Policy }
}

const nobody: Policy = { about: 'nobody' }
const oneself: Policy = { about: 'oneself' }
const directory: Policy = { about: 'directory' }
const administration: Policy = { about: 'administration' }
const firstTenantOnly: Policy = { about: 'administration', firstTenantOnly: true }
const staff: Policy = { about: 'staff', staffOnly: true }
const staffDirectory: Policy = { about: 'directory', staffOnly: true }
const order: Policy = { about: 'order' }
const sample: Policy = { about: 'sample' }
const staffSample: Policy = { about: 'sample', staffOnly: true }
const item: Policy = { about: 'item' }
const staffItem: Policy = { about: 'item', staffOnly: true }
const report: Policy = { about: 'report' }
const staffReport: Policy = { about: 'report', staffOnly: true }
const file: Policy = { about: 'file' }
const enterprise: Policy = { about: 'enterprise' }
const quote: Policy = { about: 'quote' }
const staffQuote: Policy = { about: 'quote', staffOnly: true }
const agreement: Policy = { about: 'contract', staffOnly: true }
const settlement: Policy = { about: 'settlement', staffOnly: true }
const standard: Policy = { about: 'standard', staffOnly: true }

const dictionary = {
  list: directory,
  detail: directory,
  tree: directory,
  dictionary: directory,
  submit: administration,
  remove: administration,
}

/** Who is answered what (PERM-1, PERM-3). Roles stand in the contract; `docs/permissions.md` is made from both. */
export const policies: Policies = {
  session: {
    code: nobody,
    signIn: nobody,
    signInFromElsewhere: nobody,
    refresh: nobody,
    signOut: oneself,
    userInfo: oneself,
  },
  security: { lock: oneself, unlock: oneself, sessions: oneself, endSessions: oneself, changePassword: oneself },
  menu: {
    topMenu: oneself,
    routes: oneself,
    buttons: oneself,
    list: administration,
    menuList: administration,
    byParent: administration,
    tree: administration,
    detail: administration,
    submit: administration,
    remove: administration,
  },
  enterprise: {
    search: enterprise,
    instruments: enterprise,
    kinds: directory,
    page: enterprise,
    detail: enterprise,
    history: enterprise,
    submit: enterprise,
    disable: enterprise,
    enable: enterprise,
    merge: enterprise,
    remove: enterprise,
  },
  ledger: { page: enterprise, dueDays: enterprise, submit: enterprise, remove: enterprise, history: enterprise },
  cart: { list: oneself, add: oneself, remove: oneself },
  order: {
    page: order,
    detail: order,
    submit: order,
    keep: order,
    move: order,
    history: order,
    paper: order,
    spotBack: order,
    dropSpotBack: order,
    spotBackPaper: order,
    sign: order,
    amend: order,
    unsign: order,
  },
  quote: {
    page: quote,
    detail: quote,
    submit: staffQuote,
    remove: staffQuote,
    move: staffQuote,
    accept: quote,
    revise: staffQuote,
    history: quote,
  },
  contract: {
    page: agreement,
    detail: agreement,
    submit: agreement,
    remove: agreement,
    move: agreement,
    history: agreement,
    paper: agreement,
  },
  settlement: {
    page: settlement,
    detail: settlement,
    history: settlement,
    move: settlement,
    settle: settlement,
    join: settlement,
    split: settlement,
    guarantee: settlement,
    charge: settlement,
    reverse: settlement,
    file: settlement,
    invoice: settlement,
    voidInvoice: settlement,
    reconcile: settlement,
    reconciliationFile: settlement,
    paper: settlement,
    receipt: settlement,
  },
  period: { list: settlement, move: settlement, history: settlement },
  sample: {
    page: sample,
    detail: sample,
    find: sample,
    receive: sample,
    receiveAgain: sample,
    handOver: staffSample,
    sendBack: staffSample,
    undo: staffSample,
    history: sample,
  },
  item: { page: item, detail: item, move: item, submit: item, history: item },
  report: {
    page: report,
    detail: report,
    submit: report,
    move: report,
    withdraw: report,
    reissue: report,
    preview: report,
    picture: report,
    trial: report,
    reading: staffReport,
    comment: staffReport,
    settle: staffReport,
    takeBack: staffReport,
    history: report,
  },
  issueBatch: {
    submit: staffReport,
    retry: staffReport,
    cancel: oneself,
    detail: oneself,
    rows: oneself,
    list: oneself,
  },
  file: {
    upload: file,
    beginUpload: file,
    uploadPart: file,
    finishUpload: file,
    cancelUpload: file,
    load: file,
    preview: file,
    show: { about: 'file', staffOnly: true },
    remove: file,
    ticket: file,
    download: nobody,
  },
  export: { submit: oneself, sheet: oneself, detail: oneself, cancel: oneself, list: oneself },
  material: { page: directory, downloads: directory, submit: administration, remove: administration },
  staff: { candidates: item, standards: staffDirectory },
  standard: {
    page: standard,
    detail: standard,
    history: standard,
    submit: standard,
    calibrate: standard,
    move: standard,
    dueDays: standard,
  },
  tracePlan: {
    page: standard,
    detail: standard,
    history: standard,
    submit: standard,
    remove: standard,
    move: standard,
    confirm: standard,
    split: standard,
    plannable: standard,
    chain: standard,
  },
  standardFile: { list: standard, submit: standard, turn: standard, history: standard },
  dashboard: { counts: oneself, due: oneself, flow: oneself },
  statistics: { sums: staffItem, items: staffItem },
  columnSettings: { submit: oneself, detail: oneself },
  submission: { outcome: oneself },
  department: {
    list: staffDirectory,
    detail: staffDirectory,
    tree: staffDirectory,
    submit: administration,
    remove: administration,
  },
  dictionary,
  businessDictionary: dictionary,
  parameter: { list: administration, submit: administration, remove: administration, view: directory },
  region: { tree: directory, districts: directory },
  open: {
    apiToken: nobody,
    pageReport: nobody,
    ssoUrl: oneself,
    apps: administration,
    admitApp: administration,
    changeApp: administration,
    renewSecret: administration,
    removeApps: administration,
  },
  notice: { released: directory, list: administration, detail: directory, submit: administration, remove: administration },
  publicRecord: { list: administration, submit: administration },
  message: { page: oneself, read: oneself, readAll: oneself, socketTicket: oneself, pickups: directory },
  symbol: { list: directory, page: directory, submit: administration, remove: administration },
  personalSymbol: { list: oneself, page: oneself, submit: oneself, remove: oneself },
  system: { config: nobody, smsRequired: nobody, uploadAllowed: nobody },
  clientLog: { upload: oneself, list: administration },
  account: {
    page: administration,
    detail: administration,
    open: administration,
    update: administration,
    close: administration,
    reopen: administration,
    resetPassword: administration,
    unlock: administration,
    updateInfo: oneself,
    staffByDepartment: staffDirectory,
    staffByTeam: staffDirectory,
  },
  role: {
    list: administration,
    detail: administration,
    tree: administration,
    submit: administration,
    remove: administration,
    menus: administration,
    grant: administration,
    limit: administration,
  },
  tenant: {
    page: firstTenantOnly,
    detail: firstTenantOnly,
    open: firstTenantOnly,
    update: firstTenantOnly,
    close: firstTenantOnly,
    reopen: firstTenantOnly,
  },
  sms: { send: nobody, outbox: administration },
  ability: { list: administration, history: administration, submit: administration, remove: administration },
  instrumentKind: {
    page: administration,
    submit: administration,
    methods: staffDirectory,
    keepMethod: administration,
    remove: administration,
  },
  dispatch: { board: staffItem },
  group: {
    list: staffDirectory,
    detail: staffDirectory,
    history: staffDirectory,
    submit: administration,
    turn: administration,
    remove: administration,
  },
  messageTemplate: {
    list: administration,
    detail: administration,
    history: administration,
    usual: administration,
    sender: administration,
    submit: administration,
    turn: administration,
    remove: administration,
    send: administration,
  },
  audit: { page: administration, check: administration },
  apiLog: { page: administration },
  recordTemplate: {
    list: standard,
    detail: standard,
    history: standard,
    submit: standard,
    turn: standard,
    remove: standard,
    value: staffItem,
  },
  questionnaire: {
    list: administration,
    detail: administration,
    history: administration,
    submit: administration,
    move: administration,
    remove: administration,
    results: administration,
    waiting: oneself,
    sheet: oneself,
    answer: oneself,
  },
  node: { list: staffDirectory, submit: administration, remove: administration },
  vehicle: { list: staffDirectory, submit: administration, turn: administration, remove: administration },
  routePlan: { list: staffDirectory, submit: administration, turn: administration, remove: administration },
  leave: {
    page: staff,
    detail: staff,
    history: staff,
    submit: staff,
    move: staff,
  },
  staffRecord: { list: staff, detail: staff, history: staff, submit: staff },
  staffCertificate: { list: staff, history: staff, submit: staff, remove: staff },
  training: {
    list: staff,
    detail: staff,
    history: staff,
    submit: staff,
    finish: staff,
    reopen: staff,
    remove: staff,
  },
  numbering: { list: administration, submit: administration },
  pickup: { page: enterprise, detail: enterprise, history: enterprise, submit: enterprise, move: enterprise, days: enterprise },
  registration: {
    register: nobody,
    registrations: administration,
    admit: administration,
    refuse: administration,
    forgottenPassword: nobody,
  },
}
