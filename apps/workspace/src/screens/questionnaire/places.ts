export const listPath = '/system/questionnaire/index'
export const formPath = '/system/questionnaire-edit/index'
export const resultsPath = '/system/questionnaire-results/index'
export const fillPath = '/template-evart/index'
