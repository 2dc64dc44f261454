import type { Progression } from './progression.ts'

/**
 * One method applied to one sample (dictionary `item_state`).
 *
 * The keys and names are given; which moves are possible is our proposal, modelled on how laboratory systems
 * guard them: the tester submits, another person checks, a locked item keeps its values.
 */
export const itemProgression: Progression = {
  name: 'item_state',
  initial: '100',
  states: ['100', '200', '300', '350', '400', '500', '600', '0'],
  final: ['0'],
  moves: [
    {
      action: 'dispatch',
      from: ['100'],
      to: '200',
      by: ['dispatcher', 'reception'],
      requires: ['sampleReceived', 'abilityEnabled'],
    },
    {
      action: 'assign',
      from: ['200'],
      to: '300',
      by: ['dispatcher'],
      assigns: 'tester',
      requires: ['testerCertified', 'standardsInDate'],
    },
    { action: 'giveBack', from: ['200'], to: '100', by: ['dispatcher'], needsReason: true },
    { action: 'lock', from: ['300'], to: '350', by: ['dispatcher'], needsReason: true },
    { action: 'unlock', from: ['350'], to: '300', by: ['dispatcher'], needsReason: true },
    { action: 'takeBack', from: ['300', '350'], to: '200', by: ['dispatcher'], needsReason: true, releases: 'tester' },
    {
      action: 'submit',
      from: ['300', '350'],
      to: '400',
      by: ['tester'],
      onlyBy: ['tester'],
      notBy: ['auditor', 'reviewer', 'approver'],
      requires: ['resultsComplete', 'resultsAgree'],
    },
    { action: 'confirm', from: ['400'], to: '500', by: ['auditor'], notBy: ['tester', 'approver'], duty: 'auditor' },
    { action: 'return', from: ['400', '500'], to: '300', by: ['auditor'], notBy: ['tester', 'approver'], needsReason: true },
    { action: 'returnToConfirm', from: ['500'], to: '400', by: ['auditor'], notBy: ['tester', 'approver'], needsReason: true },
    { action: 'review', from: ['500'], to: '600', by: ['auditor'], notBy: ['tester', 'approver'], duty: 'reviewer' },
    {
      action: 'discard',
      from: ['100', '200', '300', '350', '400', '500'],
      to: '0',
      by: ['dispatcher'],
      needsReason: true,
      requires: ['noIssuedReport'],
    },
    {
      action: 'reopen',
      from: ['600'],
      to: '300',
      by: ['dispatcher'],
      needsReason: true,
      requires: ['reportNotApproved', 'sampleHere'],
    },
  ],
}

/**
 * A report or certificate (dictionary `report_state`). Its duty `tester` is the person who drafts it: the tester of its
 * first item. What holds after 1000 is `validityProgression`, a state of its own: nothing is ever unissued.
 */
export const reportProgression: Progression = {
  name: 'report_state',
  initial: '300',
  states: ['300', '400', '500', '600', '700', '1000', '0'],
  final: ['1000', '0'],
  moves: [
    { action: 'draft', from: ['300'], to: '400', by: ['system'] },
    {
      action: 'submit',
      from: ['400'],
      to: '500',
      by: ['tester'],
      onlyBy: ['tester'],
      notBy: ['auditor', 'approver'],
      requires: ['conclusionComplete', 'templateChosen'],
    },
    { action: 'audit', from: ['500'], to: '600', by: ['auditor'], notBy: ['tester', 'approver'], duty: 'auditor' },
    {
      action: 'approve',
      from: ['600'],
      to: '700',
      by: ['approver'],
      notBy: ['tester', 'auditor'],
      duty: 'approver',
      requires: ['signatoryAuthorised'],
    },
    { action: 'issue', from: ['700'], to: '1000', by: ['issuer'], duty: 'issuer', requires: ['settlementCleared'] },
    { action: 'return', from: ['500'], to: '400', by: ['auditor'], notBy: ['tester', 'approver'], needsReason: true },
    { action: 'return', from: ['600'], to: '400', by: ['approver'], notBy: ['tester', 'auditor'], needsReason: true },
    { action: 'returnToAudit', from: ['600'], to: '500', by: ['approver'], notBy: ['tester', 'auditor'], needsReason: true },
    { action: 'reopenData', from: ['400', '500', '600'], to: '300', by: ['system'] },
    { action: 'discard', from: ['300', '400', '500', '600'], to: '0', by: ['dispatcher'], needsReason: true },
  ],
}

/**
 * A sample (dictionary `sample_state`). Nobody moves it by hand: it follows its order, its receipt, its items and its reports
 * (`sampleStateAfter`). `wait` happens where the only item that had begun was discarded or taken back from its tester, and others have not begun.
 */
export const sampleProgression: Progression = {
  name: 'sample_state',
  initial: '50',
  states: ['50', '100', '300', '400', '1000', '0'],
  final: ['1000', '0'],
  moves: [
    { action: 'receive', from: ['50'], to: '100', by: ['system'] },
    { action: 'start', from: ['100'], to: '300', by: ['system'] },
    { action: 'finish', from: ['300'], to: '400', by: ['system'] },
    { action: 'complete', from: ['400'], to: '1000', by: ['system'] },
    { action: 'reopen', from: ['400'], to: '300', by: ['system'] },
    { action: 'wait', from: ['300', '400'], to: '100', by: ['system'] },
    { action: 'discard', from: ['50', '100', '300', '400'], to: '0', by: ['system'] },
  ],
}

/** A commission (dictionary `order_status`). Who registered it does not accept it. */
export const orderProgression: Progression = {
  name: 'order_status',
  initial: '50',
  states: ['50', '100', '300', '1000', '0'],
  final: ['1000', '0'],
  moves: [
    {
      action: 'submit',
      from: ['50'],
      to: '100',
      by: ['reception'],
      duty: 'registrar',
      requires: ['notTemporary', 'samplesWithItems', 'enterpriseGiven', 'contactGiven'],
    },
    { action: 'accept', from: ['100'], to: '300', by: ['dispatcher', 'reception'], notBy: ['registrar'], duty: 'acceptor' },
    { action: 'reject', from: ['100'], to: '50', by: ['dispatcher', 'reception'], needsReason: true },
    { action: 'void', from: ['50', '100'], to: '0', by: ['reception'], needsReason: true },
    { action: 'void', from: ['300'], to: '0', by: ['dispatcher', 'reception'], needsReason: true, requires: ['noItemStarted'] },
    { action: 'complete', from: ['300'], to: '1000', by: ['system'] },
  ],
}

/** Whether an issued document still holds. Expiry is no state: it is computed from the date of the reader. */
export const validityProgression: Progression = {
  name: 'validity',
  initial: 'valid',
  states: ['valid', 'withdrawn', 'replaced'],
  final: ['replaced'],
  moves: [
    {
      action: 'withdraw',
      from: ['valid'],
      to: 'withdrawn',
      by: ['approver'],
      needsReason: true,
      requires: ['signatoryAuthorised'],
    },
    { action: 'replace', from: ['valid', 'withdrawn'], to: 'replaced', by: ['system'] },
  ],
}
