import { logFaults } from './log-faults.ts'
import type { LogMessages } from './log-messages.ts'

/** What is said about the log, in English. */
export const logEn: LogMessages = {
  link: 'Public log',
  title: 'The public log of certificates',
  lead: 'Every certificate that we issue, withdraw or replace is entered here, in order. If an entry were changed or taken out later, even by ourselves, it would be seen.',
  questions: [
    {
      name: 'What is it like?',
      answer:
        'A public register whose pages hold each other: with each entry a fingerprint of all that came before is made and signed. Change one letter, and the fingerprint does not fit any more.',
    },
    {
      name: 'What does it do for me?',
      answer:
        'Somebody hands you a certificate. That it stands in the log tells you that it was not made afterwards and not swapped in silence. If it was withdrawn, that is an entry too, and stays.',
    },
    {
      name: 'Who watches?',
      answer:
        'Anyone. Your browser remembers the fingerprint that it saw, and when you come back it checks that the log grew and that nothing before was touched. An auditor can keep the fingerprint of each day.',
    },
    {
      name: 'Does it tell about customers?',
      answer:
        'No. An entry holds a fingerprint of the reference of a certificate, and no number, instrument or name. Who holds the certificate finds its entry; nobody else can tell whose it is.',
    },
  ],
  standing: 'The log now',
  size: (count) => <>{count} entries</>,
  empty: 'No certificate was issued yet: the log is empty.',
  headNote: 'Fingerprint of all of it (root of the Merkle tree, SHA-256)',
  checked: {
    byServer: 'The fingerprint is signed by us.',
    signed: 'Your browser checked our signature of the fingerprint, and remembers it.',
    grew: 'Your browser checked it: from the {before} entries that you saw last to {now} now the log only grew, and nothing before was changed.',
    same: 'Your browser checked it: it is what you saw last.',
    alarm:
      'Your browser found that the log does not fit what you saw last, or that its signature is wrong: something in it was changed. Please call us, and keep this page.',
  },
  recent: 'Entered lately',
  number: 'No.',
  what: 'What',
  when: 'When',
  document: 'Fingerprint of the reference',
  kinds: { issued: 'issued', withdrawn: 'withdrawn', replaced: 'replaced' },
  yourself: 'Check it yourself',
  steps: [
    'Keep the signed fingerprint (checkpoint), and fetch it again some days later.',
    'Fetch all entries (in the form of C2SP tlog-tiles) and make the fingerprint yourself.',
    'The command of @etalon/verify tells, offline too, whether a certificate stands under the fingerprint that you kept.',
  ],
  inLog: 'Public log',
  place: (number, size) => (
    <>
      entry {number} of {size}
    </>
  ),
  placeChecked: 'checked by your browser',
  noLog: 'No log yet',
  mismatch: 'Unchanged, but the public log speaks against it: do not rely on it yet',
  faults: logFaults.en,
}
