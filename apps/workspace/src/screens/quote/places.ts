export const quoteListPath = '/charging/quote/index'
export const quoteDetailPath = '/charging/quote-detail/index'
export const quoteFormPath = '/charging/quote-edit/index'
