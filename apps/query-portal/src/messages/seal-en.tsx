import type { SealMessages } from './seal-messages.ts'

/** What is said about seals, in English. */
export const sealEn: SealMessages = {
  intact: (name, moment) => (
    <>
      The seal is intact: {name}, sealed {moment}.
    </>
  ),
  alone: 'Seal intact, nothing changed',
  aloneNote:
    'We cannot be asked just now, so only the seal in the file was checked. Whether it was withdrawn or replaced, the number tells when you are online.',
  faults: {
    changed: () => 'Its content was changed after it was sealed.',
    appended: () => 'Something was put after the seal: what opens may not be what we issued.',
    cut: () => 'The file is not whole: its end is missing.',
    foreign: (name) => `The seal is not ours: it is that of “${name}”.`,
    forged: () => 'The seal is forged: its signature does not belong to its certificate.',
    outdated: (name) => `The certificate “${name}” did not hold when it says it sealed.`,
    damaged: () => 'The seal is damaged and cannot be read.',
    unsupported: () => 'The seal is of a kind that cannot be checked here.',
  },
  brokenNote: 'We cannot be asked just now, but the seal in the file says that it must not be relied on. Look up the original.',
}
