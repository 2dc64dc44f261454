import type { DictionaryKey } from '../dictionaries/index.ts'

/** What an issued document is. `rejection` is the notice for an instrument that failed its verification. */
export type DocumentKind = 'verification' | 'rejection' | 'calibration' | 'testing' | 'trial'

/** The title on the cover, and the words on the seal. */
export const documentTitles: Readonly<Record<DocumentKind, { readonly zh: string; readonly en: string; readonly seal: string }>> =
  {
    verification: { zh: '检定证书', en: 'Verification Certificate', seal: '检定专用章' },
    rejection: { zh: '检定结果通知书', en: 'Notice of Verification Result', seal: '检定专用章' },
    calibration: { zh: '校准证书', en: 'Calibration Certificate', seal: '校准专用章' },
    testing: { zh: '检测报告', en: 'Test Report', seal: '检测专用章' },
    trial: { zh: '试验报告', en: 'Trial Report', seal: '检测专用章' },
  }

/** Which document an ability type leads to (JJF 1069-2012): only a failed verification changes it. */
export const documentKindOf = (abilityType: DictionaryKey<'ability_type'>, failed: boolean): DocumentKind => {
  switch (abilityType) {
    case '1':
      return failed ? 'rejection' : 'verification'
    case '2':
      return 'calibration'
    case '3':
      return 'testing'
    case '4':
      return 'trial'
  }
}
