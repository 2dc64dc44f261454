import type { Progression } from './progression.ts'

/** Who writes quotes and contracts down and hands them in. */
const writers = ['cashier', 'reception', 'issuer'] as const
/** Who judges them: never their own. */
const judges = ['cashier', 'approver'] as const
const ownHands = ['author', 'editor', 'submitter']

/**
 * A quote under audit (dictionary `quote_examine_status`). Whoever wrote it, changed it last or handed it in does not audit it. Changing an approved quote
 * makes a new version, no move.
 */
export const quoteProgression: Progression = {
  name: 'quote_examine_status',
  initial: '100',
  states: ['100', '200', '300'],
  final: ['300'],
  moves: [
    { action: 'submit', from: ['100'], to: '200', by: writers, duty: 'submitter', requires: ['inDate'] },
    { action: 'approve', from: ['200'], to: '300', by: judges, notBy: ownHands, duty: 'approver', requires: ['inDate'] },
    { action: 'return', from: ['200'], to: '100', by: judges, notBy: ownHands, needsReason: true },
    { action: 'withdraw', from: ['200'], to: '100', by: writers, onlyBy: ownHands },
  ],
}

/**
 * A contract: draft, in audit, in force, ended. The specification gives it no states; these are the three of the quote's audit, and 400
 * for what was ended before its time. What has run out by its dates stays in force here, and counts no more.
 */
export const contractProgression: Progression = {
  name: 'contract_examine_status',
  initial: '100',
  states: ['100', '200', '300', '400'],
  final: ['400'],
  moves: [
    { action: 'submit', from: ['100'], to: '200', by: writers, duty: 'submitter', requires: ['inDate', 'termsGiven'] },
    {
      action: 'approve',
      from: ['200'],
      to: '300',
      by: judges,
      notBy: ownHands,
      duty: 'approver',
      requires: ['inDate', 'termsGiven', 'onlyOne'],
    },
    { action: 'return', from: ['200'], to: '100', by: judges, notBy: ownHands, needsReason: true },
    { action: 'withdraw', from: ['200'], to: '100', by: writers, onlyBy: ownHands },
    { action: 'terminate', from: ['300'], to: '400', by: judges, needsReason: true },
  ],
}

/**
 * What is to be paid for one order (dictionary `OBJECT_STATE`). It is to be settled once the reports of the order are approved, or earlier
 * where the cashier says so. What is guaranteed is a sum, so it was settled before. Paid is undone only by a counter-entry.
 */
export const settlementProgression: Progression = {
  name: 'OBJECT_STATE',
  initial: '50',
  states: ['50', '100', '200', '300', '400', '0'],
  final: ['0'],
  moves: [
    { action: 'open', from: ['50'], to: '100', by: ['system', 'cashier'] },
    { action: 'settle', from: ['100'], to: '200', by: ['cashier'], duty: 'settler', requires: ['sumAgrees'] },
    {
      action: 'undo',
      from: ['200'],
      to: '100',
      by: ['cashier'],
      needsReason: true,
      requires: ['nothingPaid', 'nothingInvoiced'],
    },
    {
      action: 'guarantee',
      from: ['200'],
      to: '300',
      by: ['cashier', 'approver'],
      notBy: ['settler'],
      duty: 'guarantor',
      requires: ['guaranteeUntilGiven'],
    },
    { action: 'pay', from: ['200', '300'], to: '400', by: ['cashier'], duty: 'payee', requires: ['chargeRecorded'] },
    { action: 'reverse', from: ['400'], to: '200', by: ['system'] },
    { action: 'cancel', from: ['50', '100'], to: '0', by: ['cashier'], needsReason: true },
    { action: 'drop', from: ['50', '100'], to: '0', by: ['system'] },
  ],
}

/** Whether a sample can be settled (dictionary `sample_settlement`). It follows the settlement of its order. */
export const sampleSettlementProgression: Progression = {
  name: 'sample_settlement',
  initial: '0',
  states: ['0', '1', '2', '3'],
  final: [],
  moves: [
    { action: 'open', from: ['0'], to: '1', by: ['system'] },
    { action: 'settle', from: ['1'], to: '2', by: ['system'] },
    { action: 'close', from: ['2'], to: '3', by: ['system'] },
    { action: 'undo', from: ['2'], to: '1', by: ['system'] },
    { action: 'reverse', from: ['3'], to: '2', by: ['system'] },
  ],
}

/**
 * A month of the books; its states are ours: 0 open, 1 closed. Nothing of a closed month is changed, and whoever closed it does not open
 * it again.
 */
export const periodProgression: Progression = {
  name: 'period_state',
  initial: '0',
  states: ['0', '1'],
  final: [],
  moves: [
    { action: 'close', from: ['0'], to: '1', by: ['cashier'], duty: 'closer', requires: ['monthOver', 'allFiled'] },
    {
      action: 'reopen',
      from: ['1'],
      to: '0',
      by: ['cashier', 'approver', 'admin'],
      notBy: ['closer'],
      needsReason: true,
    },
  ],
}

/** Who wrote a plan, changed it last, handed it in, or split it off another. */
const planHands = ['author', 'editor', 'planner', 'splitter']

/** A plan for the traceability of standards (dictionary `PLAN_STATUS`). Who plans does not approve. */
export const planProgression: Progression = {
  name: 'PLAN_STATUS',
  initial: '1',
  states: ['1', '5', '10', '15', '20', '25', '30', '35'],
  final: ['20', '30', '35'],
  moves: [
    { action: 'submit', from: ['1'], to: '5', by: ['dispatcher'], duty: 'planner', requires: ['linesGiven'] },
    { action: 'approve', from: ['5'], to: '15', by: ['approver'], notBy: planHands, duty: 'approver' },
    { action: 'fail', from: ['5'], to: '10', by: ['approver'], notBy: planHands, needsReason: true },
    { action: 'revise', from: ['10'], to: '1', by: ['dispatcher'] },
    { action: 'withdraw', from: ['5'], to: '1', by: ['dispatcher'], onlyBy: planHands },
    { action: 'finish', from: ['15'], to: '20', by: ['dispatcher'], requires: ['linesConfirmed'] },
    { action: 'askRemoval', from: ['15'], to: '25', by: ['dispatcher'], needsReason: true, duty: 'remover' },
    { action: 'grantRemoval', from: ['25'], to: '30', by: ['approver'], notBy: [...planHands, 'remover'] },
    { action: 'refuseRemoval', from: ['25'], to: '15', by: ['approver'], notBy: [...planHands, 'remover'], needsReason: true },
    { action: 'split', from: ['15'], to: '35', by: ['dispatcher'], needsReason: true, requires: ['linesChosen'] },
  ],
}

const staff = ['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin'] as const

/**
 * A request for leave; its keys are ours: 0 draft, 1 submitted, 2 agreed, 3 refused, 4 called off. Whom it was handed to decides, or an
 * administrator, and nobody on their own; what was agreed to is called off until it begins.
 */
export const leaveProgression: Progression = {
  name: 'leave_state',
  initial: '0',
  states: ['0', '1', '2', '3', '4'],
  final: ['3', '4'],
  moves: [
    { action: 'submit', from: ['0'], to: '1', by: staff, onlyBy: ['applicant'] },
    { action: 'agree', from: ['1'], to: '2', by: staff, notBy: ['applicant'], duty: 'decider', requires: ['leaveIsYours'] },
    { action: 'recall', from: ['1'], to: '0', by: staff, onlyBy: ['applicant'] },
    { action: 'return', from: ['1'], to: '0', by: staff, notBy: ['applicant'], needsReason: true, requires: ['leaveIsYours'] },
    {
      action: 'refuse',
      from: ['1'],
      to: '3',
      by: staff,
      notBy: ['applicant'],
      needsReason: true,
      duty: 'decider',
      requires: ['leaveIsYours'],
    },
    { action: 'callOff', from: ['0', '1', '2'], to: '4', by: staff, onlyBy: ['applicant'], requires: ['leaveNotBegun'] },
  ],
}
