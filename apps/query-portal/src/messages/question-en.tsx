import type { QuestionMessages } from './question-messages.ts'

const performed = {
  verification: 'verified',
  rejection: 'verified',
  calibration: 'calibrated',
  testing: 'tested',
  trial: 'tried',
} as const

const codeHint = '8 characters by the QR code'
const eitherWrong = 'The number or the check code may be mistyped, or we did not issue it. To stop guessing, we do not say which.'

/** English. */
export const questionsEn: QuestionMessages = {
  others: 'Other enquiries',
  ways: {
    certificate: { name: 'One certificate', note: 'Number and check code from its cover' },
    fileCheck: { name: 'Check a certificate file', note: 'PDF or DCC; it stays on this device' },
    list: { name: 'Several at once', note: 'Up to ten, each with its answer' },
    enterprise: { name: 'For clients', note: 'All certificates of one order' },
    phone: { name: 'Reports by phone number', note: 'The phone named with the order; we text a code' },
    jewellery: { name: 'Jewellery', note: 'Number from a certificate or a label' },
    appraisal: { name: 'Appraisal certificate', note: 'Its number and check code' },
    label: { name: 'Precious-metal label', note: 'Its number and check code' },
    testReport: { name: 'Test report', note: 'Number and check code from its first page' },
    notices: { name: 'Notices', note: 'Recalls, and changes of our services' },
  },
  services: {
    title: 'What would you like to look up?',
    lead: 'No account is needed. Have the certificate, label or report at hand and choose a way.',
    documents: 'Certificates and reports',
    institute: 'From the institute',
  },
  subjects: {
    enterprise: {
      title: 'Enquiries for clients',
      lead: 'Enter your credit code, and number and check code of any certificate: you see all of the same order.',
      number: 'Certificate number',
      numberHint: 'Top right of the cover, for example LX-2026-003187',
      codeHint,
      notFound: 'No certificate matches',
      notFoundLead:
        'The credit code, the number or the check code may be mistyped, or we did not issue it. To stop guessing, we do not say which.',
    },
    jewellery: {
      title: 'Was this piece examined?',
      lead: 'Enter number and check code from its certificate or label.',
      number: 'Certificate or label number',
      numberHint: 'For example ZB-2026-020416',
      codeHint,
      notFound: 'Nothing matches',
      notFoundLead: eitherWrong,
    },
    appraisal: {
      title: 'Is this appraisal certificate genuine?',
      lead: 'Enter its number and check code.',
      number: 'Certificate number',
      numberHint: 'For example ZB-2026-020416',
      codeHint,
      notFound: 'No appraisal certificate matches',
      notFoundLead: eitherWrong,
    },
    label: {
      title: 'Is this label genuine?',
      lead: 'Enter number and check code from the precious-metal label.',
      number: 'Label number',
      numberHint: 'For example GJS-2026-118204',
      codeHint,
      notFound: 'No label matches',
      notFoundLead: eitherWrong,
    },
    'test-report': {
      title: 'Is this test report genuine?',
      lead: 'Enter number and check code from its first page.',
      number: 'Report number',
      numberHint: 'For example JC-2026-004120',
      codeHint,
      notFound: 'No test report matches',
      notFoundLead: eitherWrong,
    },
  },
  creditCode: 'Unified social credit code',
  creditCodeHint: '18 characters, on the business licence',
  record: {
    titles: {
      appraisal: {
        genuine: 'This appraisal certificate is genuine',
        withdrawn: 'This appraisal certificate was withdrawn. Do not rely on it',
      },
      'precious-metal': { genuine: 'This label is genuine', withdrawn: 'This label was withdrawn. Do not rely on it' },
      'test-report': {
        genuine: 'This report is genuine and not withdrawn',
        withdrawn: 'This report was withdrawn. Do not use it',
      },
    },
    lead: (kind, name, mass, issued) =>
      kind === 'test-report' ? (
        <>
          {name}, issued on {issued}. Compare it with the report you hold.
        </>
      ) : mass === null ? (
        <>{name}. Compare it with the piece you hold.</>
      ) : (
        <>
          {name}, total mass {mass}. Weigh the piece and compare.
        </>
      ),
    withdrawnLead: (on) => <>We issued it, but withdrew it on {on}. It has had no effect since.</>,
    heading: { appraisal: 'Findings', 'precious-metal': 'What the label says', 'test-report': 'Findings' },
    kinds: { appraisal: 'Appraisal certificate', 'precious-metal': 'Precious-metal label', 'test-report': 'Test report' },
    number: 'Number',
    name: 'Item',
    conclusion: 'Conclusion',
    standards: 'Standards',
    performed: 'Examined on',
    issued: 'Issued on',
    client: 'Client',
    note: 'Note',
    withdrawn: 'Withdrawn',
    noEnd: {
      appraisal: 'An appraisal certificate has no end date: it describes this piece as it was received.',
      'precious-metal': 'A label has no end date: it describes this piece as it was examined.',
      'test-report': 'A test report has no end date: it describes the sample as it was received.',
    },
    again: 'Check another',
    todo: ['Stop relying on results based on it.', 'Ask the holder to contact us.'],
  },
  standings: { valid: 'In force', expired: 'Expired', withdrawn: 'Withdrawn', replaced: 'Replaced' },
  notWithdrawn: 'Not withdrawn',
  notPassed: 'Failed',
  listed: {
    line: (number, kind) => (
      <>
        {number}, {kind}
      </>
    ),
    until: (serial, validUntil) => (
      <>
        Serial number {serial}, valid until {validUntil}
      </>
    ),
    performed: (serial, kind, on) => (
      <>
        Serial number {serial}, {performed[kind]} on {on}
      </>
    ),
    expired: (validUntil) => <>Ended on {validUntil}: due again</>,
    withdrawn: (on) => <>Withdrawn on {on}: do not use</>,
    replaced: (successor) => <>Replaced by {successor}</>,
    issued: (issued) => <>Issued on {issued}</>,
    nothing: 'No match',
    nothingNote: 'The number or the check code may be mistyped, or we did not issue it.',
    later: (clock) => <>Again at {clock}</>,
    laterNote: 'This number or this network has asked too often within an hour.',
  },
  list: {
    title: 'Several at once',
    lead: (most) => `One a line: number, a blank, check code. Up to ${most}.`,
    label: 'Numbers and check codes',
    hint: 'Certificates, test reports, appraisal certificates and labels alike',
    example: 'LX-2026-003187 7K3M-9QXT',
    empty: 'Enter at least one line.',
    tooMany: (most) => `At most ${most} lines at once. Split them up.`,
    found: (found, all) => (
      <>
        Found {found} of {all}
      </>
    ),
    results: 'Results',
    again: 'Check more',
    how: 'How to fill it in',
    steps: [
      'One document a line: the number first, then its check code.',
      'A blank or a comma between them; two columns can be pasted from a sheet.',
      'Each line counts as one search.',
    ],
  },
  enterprise: {
    title: (client) => <>Certificates of {client}</>,
    heading: 'Certificates of a client',
    lead: (order, count) => (
      <>
        Certificates and reports of order {order}: {count}.
      </>
    ),
    underWay: (count) => <>Items without a document yet: {count}. Look again in a few days.</>,
    complete: 'All documents of this order are issued.',
    asked: 'The one you asked about',
    others: 'Others of the same order',
  },
  phone: {
    title: 'Reports by phone number',
    lead: 'Use the mobile number named with the order. We text you a code to make sure it is you.',
    field: 'Mobile number',
    hint: '11 digits',
    send: 'Send the code',
    problem: 'Enter a mobile number of 11 digits.',
    closed: 'The list was closed. To see it again, ask for a new code.',
    changed: 'A new number?',
    changedNote: 'Have the client or us change the number named with the order, then search again.',
    codeTitle: 'Enter the code',
    codeLead: (phone) => <>If {phone} is registered, a code is on its way. It works for 5 minutes.</>,
    other: 'Use another number',
    code: 'Text code',
    codeHint: '6 digits',
    show: 'Show reports',
    wrong: 'The code is wrong or too old. Look at the newest message, or send another.',
    wait: (clock) => (
      <>No other was sent: codes were asked for too often. You can send again at {clock}. A code you have still works.</>
    ),
    missing: 'No text message?',
    missingTodo: ['See whether it was filed as spam.', 'At most five codes a day.'],
    again: (clock) => <>You can send again at {clock}.</>,
    resend: 'Send again',
    listTitle: 'Your reports',
    listLead: (phone, count) => (
      <>
        Reports for {phone}, newest first: {count}.
      </>
    ),
    none: 'No reports yet',
    noneNote: 'The order is under way, or another number was named with it.',
    next: 'Earlier',
    previous: 'Later',
    page: (page, pages) => (
      <>
        Page {page} of {pages}
      </>
    ),
    loading: 'Fetching',
    loadFailed: 'It could not be fetched. Try again.',
    leaving: 'When you leave',
    leavingNote: (minutes) => <>This list closes by itself after {minutes} minutes. On someone else’s phone, leave now.</>,
    leave: 'Leave',
  },
  notices: { title: 'Notices', none: 'There are no notices now.', all: 'All notices', on: (day) => <>Published on {day}</> },
}
