import { expect, test } from 'vitest'
import {
  contractProgression,
  itemProgression,
  leaveProgression,
  type Move,
  orderProgression,
  type Progression,
  periodProgression,
  pickupProgression,
  planProgression,
  quoteProgression,
  reportProgression,
  sampleProgression,
  sampleSettlementProgression,
  settlementProgression,
  standardProgression,
  validityProgression,
} from './index.ts'

const part = (word: string, names: readonly string[] | undefined) => (names ? `; ${word} ${names.join(', ')}` : '')

/** A move as somebody would say it: from where to where, who may, and under which conditions. */
const said = ({ action, from, to, by, needsReason, onlyBy, notBy, duty, assigns, releases, requires }: Move) =>
  `${from.join(', ')} > ${to} ${action}: ${by.join(', ')}${needsReason ? '; with a reason' : ''}${part('only the', onlyBy)}${part('not the', notBy)}` +
  `${part('then', duty === undefined ? undefined : [duty])}${part('names the', assigns === undefined ? undefined : [assigns])}${part('without the', releases === undefined ? undefined : [releases])}${part('once', requires)}`

const everybody = 'reception, dispatcher, tester, auditor, approver, issuer, cashier, admin'
const audited = (facts: string, besides = '') => [
  `100 > 200 submit: cashier, reception, issuer; then submitter; once ${facts}`,
  `200 > 300 approve: cashier, approver; not the author, editor, submitter; then approver; once ${facts}${besides}`,
  '200 > 100 return: cashier, approver; with a reason; not the author, editor, submitter',
  '200 > 100 withdraw: cashier, reception, issuer; only the author, editor, submitter',
]

test.each<[string, Progression, readonly string[]]>([
  [
    'a measuring standard',
    standardProgression,
    [
      '1 > 4 seal: dispatcher, admin; with a reason',
      '4 > 1 unseal: dispatcher, admin; once certificateValid',
      '1, 2 > 5 repair: dispatcher, admin; with a reason',
      '5 > 2 repaired: dispatcher, admin',
      '1 > 2 disable: dispatcher, admin; with a reason',
      '2 > 1 enable: dispatcher, admin; once certificateValid, calibratedSinceRepair',
      '1, 2, 4, 5 > 3 scrap: dispatcher, admin; with a reason',
    ],
  ],
  [
    'an item',
    itemProgression,
    [
      '100 > 200 dispatch: dispatcher, reception; once sampleReceived, abilityEnabled',
      '200 > 300 assign: dispatcher; names the tester; once testerCertified, standardsInDate',
      '200 > 100 giveBack: dispatcher; with a reason',
      '300 > 350 lock: dispatcher; with a reason',
      '350 > 300 unlock: dispatcher; with a reason',
      '300, 350 > 200 takeBack: dispatcher; with a reason; without the tester',
      '300, 350 > 400 submit: tester; only the tester; not the auditor, reviewer, approver; once resultsComplete, resultsAgree',
      '400 > 500 confirm: auditor; not the tester, approver; then auditor',
      '400, 500 > 300 return: auditor; with a reason; not the tester, approver',
      '500 > 400 returnToConfirm: auditor; with a reason; not the tester, approver',
      '500 > 600 review: auditor; not the tester, approver; then reviewer',
      '100, 200, 300, 350, 400, 500 > 0 discard: dispatcher; with a reason; once noIssuedReport',
      '600 > 300 reopen: dispatcher; with a reason; once reportNotApproved, sampleHere',
    ],
  ],
  [
    'a report',
    reportProgression,
    [
      '300 > 400 draft: system',
      '400 > 500 submit: tester; only the tester; not the auditor, approver; once conclusionComplete, templateChosen',
      '500 > 600 audit: auditor; not the tester, approver; then auditor',
      '600 > 700 approve: approver; not the tester, auditor; then approver; once signatoryAuthorised',
      '700 > 1000 issue: issuer; then issuer; once settlementCleared',
      '500 > 400 return: auditor; with a reason; not the tester, approver',
      '600 > 400 return: approver; with a reason; not the tester, auditor',
      '600 > 500 returnToAudit: approver; with a reason; not the tester, auditor',
      '400, 500, 600 > 300 reopenData: system',
      '300, 400, 500, 600 > 0 discard: dispatcher; with a reason',
    ],
  ],
  [
    'a sample, which nobody moves by hand',
    sampleProgression,
    [
      '50 > 100 receive: system',
      '100 > 300 start: system',
      '300 > 400 finish: system',
      '400 > 1000 complete: system',
      '400 > 300 reopen: system',
      '300, 400 > 100 wait: system',
      '50, 100, 300, 400 > 0 discard: system',
    ],
  ],
  [
    'an order',
    orderProgression,
    [
      '50 > 100 submit: reception; then registrar; once notTemporary, samplesWithItems, enterpriseGiven, contactGiven',
      '100 > 300 accept: dispatcher, reception; not the registrar; then acceptor',
      '100 > 50 reject: dispatcher, reception; with a reason',
      '50, 100 > 0 void: reception; with a reason',
      '300 > 0 void: dispatcher, reception; with a reason; once noItemStarted',
      '300 > 1000 complete: system',
    ],
  ],
  ['a quote', quoteProgression, audited('inDate')],
  [
    'a contract',
    contractProgression,
    [...audited('inDate, termsGiven', ', onlyOne'), '300 > 400 terminate: cashier, approver; with a reason'],
  ],
  [
    'what is to be paid',
    settlementProgression,
    [
      '50 > 100 open: system, cashier',
      '100 > 200 settle: cashier; then settler; once sumAgrees',
      '200 > 100 undo: cashier; with a reason; once nothingPaid, nothingInvoiced',
      '200 > 300 guarantee: cashier, approver; not the settler; then guarantor; once guaranteeUntilGiven',
      '200, 300 > 400 pay: cashier; then payee; once chargeRecorded',
      '400 > 200 reverse: system',
      '50, 100 > 0 cancel: cashier; with a reason',
      '50, 100 > 0 drop: system',
    ],
  ],
  [
    'the settling of a sample, which nobody moves by hand',
    sampleSettlementProgression,
    ['0 > 1 open: system', '1 > 2 settle: system', '2 > 3 close: system', '2 > 1 undo: system', '3 > 2 reverse: system'],
  ],
  [
    'a month of the books',
    periodProgression,
    [
      '0 > 1 close: cashier; then closer; once monthOver, allFiled',
      '1 > 0 reopen: cashier, approver, admin; with a reason; not the closer',
    ],
  ],
  [
    'a plan for standards',
    planProgression,
    [
      '1 > 5 submit: dispatcher; then planner; once linesGiven',
      '5 > 15 approve: approver; not the author, editor, planner, splitter; then approver',
      '5 > 10 fail: approver; with a reason; not the author, editor, planner, splitter',
      '10 > 1 revise: dispatcher',
      '5 > 1 withdraw: dispatcher; only the author, editor, planner, splitter',
      '15 > 20 finish: dispatcher; once linesConfirmed',
      '15 > 25 askRemoval: dispatcher; with a reason; then remover',
      '25 > 30 grantRemoval: approver; not the author, editor, planner, splitter, remover',
      '25 > 15 refuseRemoval: approver; with a reason; not the author, editor, planner, splitter, remover',
      '15 > 35 split: dispatcher; with a reason; once linesChosen',
    ],
  ],
  [
    'a request for leave',
    leaveProgression,
    [
      `0 > 1 submit: ${everybody}; only the applicant`,
      `1 > 2 agree: ${everybody}; not the applicant; then decider; once leaveIsYours`,
      `1 > 0 recall: ${everybody}; only the applicant`,
      `1 > 0 return: ${everybody}; with a reason; not the applicant; once leaveIsYours`,
      `1 > 3 refuse: ${everybody}; with a reason; not the applicant; then decider; once leaveIsYours`,
      `0, 1, 2 > 4 callOff: ${everybody}; only the applicant; once leaveNotBegun`,
    ],
  ],
  [
    'an appointment',
    pickupProgression,
    [
      '10 > 20 accept: reception, dispatcher; then acceptor',
      '10 > 0 reject: reception, dispatcher; with a reason',
      '20 > 30 finish: reception, dispatcher',
      '10, 20 > 5 cancel: customer, reception; with a reason',
    ],
  ],
  [
    'an issued document',
    validityProgression,
    [
      'valid > withdrawn withdraw: approver; with a reason; once signatoryAuthorised',
      'valid, withdrawn > replaced replace: system',
    ],
  ],
])('[FLOW-1] %s: who may do what, on which condition, and which duty comes of it', (_name, { moves }, expected) => {
  expect(moves.map(said)).toEqual(expected)
})
