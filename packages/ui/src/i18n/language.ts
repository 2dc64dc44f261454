/** The languages that the library speaks. */
export const languages = ['zh', 'en'] as const
/** A language that the library speaks: Chinese (`zh`) or English (`en`). */
export type Language = (typeof languages)[number]

/** The BCP 47 locale by which dates and numbers are written. English follows the Canadian manner, whose dates are yyyy-MM-dd. */
export const localeOf: Record<Language, string> = { zh: 'zh-CN', en: 'en-CA' }
