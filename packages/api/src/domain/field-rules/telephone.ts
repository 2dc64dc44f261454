const mobile = /^1[34578]\d{9}$/
// Area code and number, with or without a hyphen and an extension: 0731-84321234, 010-62345678-801, 84321234.
const landline = /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/
// Numbers that a company is called under from everywhere: 400-820-8820.
const service = /^[48]00-?\d{3}-?\d{4}$/

/** Whether a text is a mobile number: 1, then one of 3, 4, 5, 7, 8, then nine digits. */
export const isMobile = (text: string): boolean => mobile.test(text)

/** Whether a text is a fixed-line number, as telephones and fax machines have them. */
export const isLandline = (text: string): boolean => landline.test(text)

/** Whether a text is a number at which somebody can be called: fixed line, mobile, or a 400 or 800 number. */
export const isTelephone = (text: string): boolean => isMobile(text) || isLandline(text) || service.test(text)
