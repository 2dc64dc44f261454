import { logEn } from './log-en.tsx'
import type { Messages } from './messages.ts'
import { questionsEn } from './question-en.tsx'
import { sealEn } from './seal-en.tsx'

/** English. */
export const en: Messages = {
  skip: 'Skip to content',
  tagline: 'Certificate and report enquiries',
  language: 'Language',
  otherLanguage: '中文',
  about: 'About',
  keys: 'Public keys',
  seal: 'Seal certificates',
  telephone: 'Telephone',
  officeHours: 'working days 8:30–17:30',
  call: (phone) => `Call ${phone}`,
  another: 'Check another certificate',
  checkFile: 'Check a certificate file',
  checkFileNote: 'It stays on this device',
  whatYouCanDo: 'What you can do',
  or: 'or',
  form: {
    number: 'Certificate number',
    numberHint: (example) => <>Top right of the cover, for example {example}</>,
    code: 'Check code',
    codeHint: '8 characters by the QR code',
    search: 'Search',
    missing: (label) => `${label} is missing`,
    where: 'Where do I find them?',
    sketch: 'Sketch of a cover: number at the top right, QR code and check code at the bottom left',
    sketchNumber: 'No.',
    sketchCode: 'Code',
    sketchNote: 'The code has no I, L, O or U; O for 0 and I for 1 are understood.',
  },
  seals: sealEn,
  log: logEn,
  questions: questionsEn,
  home: { title: 'Is this certificate genuine?', lead: 'Enter the number and the check code from its cover.' },
  answer: {
    asked: (moment) => <>Asked on {moment} (Beijing time)</>,
    genuine: {
      verification: {
        title: 'This certificate is genuine and in force',
        lead: ({ instrument, serial, performed, validUntil }) => (
          <>
            {instrument}, serial number {serial}, passed verification on {performed}. Valid until {validUntil}.
          </>
        ),
      },
      withoutEnd: {
        title: 'This certificate is genuine and not withdrawn',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}, serial number {serial}, passed verification on {performed}. No last day is prescribed.
          </>
        ),
      },
      calibration: {
        title: 'This certificate is genuine and not withdrawn',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}, serial number {serial}, was calibrated on {performed}. A calibration has no last day; when to repeat it
            is for the user to decide.
          </>
        ),
      },
      rejection: {
        title: 'This notice is genuine: the instrument failed',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}, serial number {serial}, failed verification on {performed}.
          </>
        ),
      },
      testing: {
        title: 'This report is genuine and not withdrawn',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}, number {serial}, was tested on {performed}.
          </>
        ),
      },
      trial: {
        title: 'This report is genuine and not withdrawn',
        lead: ({ instrument, serial, performed }) => (
          <>
            {instrument}, number {serial}, was tried on {performed}.
          </>
        ),
      },
    },
    expired: {
      title: 'This certificate is genuine, but it has expired',
      lead: ({ instrument, serial, validUntil }) => (
        <>
          {instrument}, serial number {serial}, had passed verification until {validUntil}.
        </>
      ),
    },
    withdrawn: {
      title: 'This certificate was withdrawn. Do not use it',
      lead: (withdrawnOn) => (
        <>We issued it, but withdrew it on {withdrawnOn}. It has had no effect since. No certificate replaces it yet.</>
      ),
    },
    replaced: {
      title: 'This certificate was replaced by a newer one',
      lead: (replacedOn, successor) => (
        <>
          We issued it, but since {replacedOn} certificate {successor} stands in its place.
        </>
      ),
    },
  },
  history: { title: 'What happened to it', issued: 'Issued', withdrawn: 'Withdrawn', replaced: 'Replaced by a new one' },
  facts: {
    compare: 'Compare it with the one you hold',
    compareNote: 'This is what we issued. If yours differs anywhere, trust this page.',
    issuedByUs: 'What we issued',
    certificate: 'The certificate',
    oldCertificate: 'The old certificate',
    number: 'Certificate number',
    instrument: 'Instrument',
    model: 'Model',
    serial: 'Serial number',
    conclusion: 'Conclusion',
    performed: {
      verification: 'Verified on',
      rejection: 'Verified on',
      calibration: 'Calibrated on',
      testing: 'Tested on',
      trial: 'Tested on',
    },
    validUntil: 'Valid until',
    daysLeft: (days) => <>Includes that day; days left: {days}</>,
    daysAgo: (days) => <>Days since then: {days}</>,
    regulation: 'Regulation',
    client: 'Client',
    clientNote: 'Shown in part to protect the client',
    issued: 'Issued',
    issuedNote: 'Signed by tester, checker and approver',
    withdrawn: 'Withdrawn',
    withdrawnNote: 'Decided by the authorised signatory',
    kinds: {
      verification: 'Verification certificate',
      rejection: 'Notice of verification result',
      calibration: 'Calibration certificate',
      testing: 'Test report',
      trial: 'Trial report',
    },
    separator: ', ',
  },
  download: {
    title: 'Download',
    pdf: (size) => `Certificate, PDF (${size})`,
    oldPdf: (size) => `Old certificate, PDF (${size})`,
    xml: (size) => `Data, DCC (XML, ${size})`,
    signature: (size) => `Signature of the DCC (P7S, ${size})`,
  },
  checks: {
    title: 'What was checked',
    signature: 'Signature',
    signatureNote: 'Issued by us, not a letter changed',
    standing: 'Withdrawn or replaced',
    standingNote: 'Neither',
    byServer: 'The signature was checked by our server.',
    byBrowser: 'The signature was checked by your own browser.',
    failed: 'Your browser could not confirm the signature. Do not rely on this page, and please call us.',
    yourself: 'How to check it yourself',
    stepDigest: 'Download the PDF and work out its SHA-256. It must be:',
    stepKey: (link) => <>Fetch the {link} and compare the fingerprint, printed on every certificate’s last page:</>,
    stepStatement: 'Check our statement (JWS, Ed25519) with the key; it holds the same SHA-256:',
  },
  expired: { todo: ['Ask the holder for a newer certificate.', 'If there is none, have it verified before use.'] },
  withdrawn: { why: 'Why it was withdrawn', todo: ['Stop relying on results based on it.', 'Ask the holder to contact us.'] },
  replaced: {
    what: 'What changed',
    table: 'Old and new',
    item: 'Item',
    old: 'Old',
    new: 'New',
    todo: ['Ask the holder for the new certificate.'],
    see: 'See the new certificate',
  },
  brokenLink: {
    title: 'The link is incomplete or damaged',
    lead: 'The QR code may not have been read in full, or the link lost characters on its way. Scan the code again, or type the number and the check code of the certificate.',
    again: 'Type number and check code',
  },
  notFound: {
    title: 'No certificate matches',
    lead: 'The number or the check code may be mistyped, or we did not issue it. To stop guessing, we do not say which.',
    again: 'Check and try again',
    still: 'Still nothing?',
    todo: [
      'See whether the cover names our institute.',
      'If it was issued just now, wait a few minutes.',
      'Not finding it does not mean it is false. Call us: we check it against our records.',
    ],
  },
  tooMany: {
    title: (clock) => <>Too many tries. You can search again at {clock}</>,
    heading: (clock) => `Too many tries. You can search again at ${clock}`,
    lead: (perNumber, perAddress) => (
      <>
        To stop guessing, a number can be asked for {perNumber} times an hour, and one network {perAddress} times. Correct numbers
        have to wait too.
      </>
    ),
    now: 'Need to know now?',
    nowNote: 'If you have the certificate as a PDF, check it on this device, as often as you like.',
  },
  trouble: {
    'no-page': { title: 'There is no page at this address', lead: 'It may be mistyped, or the page has moved.' },
    unreadable: {
      title: 'We could not read this request',
      lead: 'Nothing was looked up and nothing was kept. Start again from the first page.',
    },
    later: {
      title: 'Searching is not possible just now',
      lead: 'We are busy or at work on it. Try again in a few minutes. It says nothing about the certificate.',
    },
    fault: {
      title: 'Something went wrong on our side',
      lead: 'There is no answer this time; the fault was noted. It says nothing about the certificate.',
    },
    now: 'What you can do now',
    home: 'Check a certificate',
    request: (id) => <>When you call, give us the number of this request: {id}</>,
  },
  scan: {
    title: 'Scan the QR code',
    note: 'With the camera, or from a picture',
    view: 'What the camera shows',
    open: 'Open the camera',
    stop: 'Stop',
    retry: 'Try again',
    picture: 'Choose a picture',
    promise: 'Neither the view nor the picture leaves this device, and nothing is kept.',
    failed: 'What is needed to scan could not be fetched. Try again when you are online, or use the number and check code.',
    standings: {
      idle: 'The camera is off.',
      opening: 'Opening the camera. When the browser asks, choose to allow it.',
      looking: 'Hold the QR code on the cover of the certificate into the white frame.',
      foreign: 'This is not the code of one of our certificates. Ours is at the lower left of the cover.',
      refused: 'The camera was not allowed. Allow it in the browser’s settings for this site and try again, or choose a picture.',
      noCamera: 'No camera was found. Choose a picture of the code, or use the number and check code.',
      unsupported: 'This browser cannot use a camera here. Choose a picture of the code, or use the number and check code.',
      cameraFailed:
        'Scanning does not work just now: another program may be using the camera, or you are offline. Try again, or choose a picture.',
      reading: 'Reading the picture.',
      nothingFound: 'There is no QR code in this picture. Take one that is closer and sharper.',
      notOurs: 'The code in this picture is not that of one of our certificates. Ours is at the lower left of the cover.',
      unreadable: 'This picture cannot be read. Try again, or choose a JPEG or PNG.',
      found: 'Found. Opening the result.',
    },
  },
  fileCheck: {
    title: 'Was this file changed?',
    lead: 'Choose one of our certificates, as PDF or DCC (XML). The signature of a DCC (P7S) can be chosen with it.',
    drop: 'Drop files here, or',
    choose: 'Choose files',
    promise: 'Nothing is uploaded.',
    promiseNote:
      'Your browser checks it here with our public key; we are asked for nothing but the reference written in the file.',
    withoutScript: 'Checking a file needs scripts. Without them, use the number and check code.',
    failed: 'What checks files could not be fetched, so nothing was checked. Choose the file again when you are online.',
    results: 'Results',
    checking: 'Checking',
    what: 'What is checked',
    steps: [
      { name: 'Seal', note: () => 'That in the PDF is of our certificate, and nothing changed since; this works offline too' },
      { name: 'Reference', note: () => 'Written in the file; it fetches our signed statement' },
      { name: 'Signature', note: (keyId) => `The statement, with our key ${keyId}` },
      { name: 'Content', note: () => 'Every byte of the file, against the statement' },
    ],
    genuine: 'Issued by us, unchanged',
    changed: 'Changed since issue: do not rely on it',
    unknown: 'Cannot tell who issued it',
    changedNote: (number) => <>It claims to be {number}, but its content is not what was signed. Look up the original.</>,
    unknownNote:
      'It carries no reference of ours; most likely a scan or photo of a paper certificate. Use the number and check code instead.',
    notKnownNote: 'We have no record of the reference in it. Use the number and check code instead.',
    refusedNote: 'The statement that came did not stand the check, so nothing can be said. Please call us.',
    unsupportedNote:
      'This browser cannot check signatures: it is too old, or this page was not opened over https. Use another browser, or the number and the check code.',
    unreachable: 'We cannot be asked just now',
    unreachableNote: 'The file is still with you, and nothing was decided. Try again when you are online.',
    unreadable: 'This file cannot be read',
    unreadableNote: 'The browser could not read its content. Choose it again.',
    tooLargeNote: 'It is too large to be one of our certificates.',
    emptyNote: 'The file is empty.',
    retry: 'Try again',
    stateNote: 'Unchanged does not mean still in force. Whether it was withdrawn or replaced, the number tells.',
    lookUp: 'Look up the original',
    enterNumber: 'Enter the number',
    until: (date) => <>valid until {date}</>,
  },
}
