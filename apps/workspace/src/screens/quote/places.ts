import { quoteWriters } from '@etalon/api/contract'

export const quoteListPath = '/charging/quote/index'
export const quoteDetailPath = '/charging/quote-detail/index'
export const quoteFormPath = '/charging/quote-edit/index'

/** Whether somebody writes quotes. */
export const mayQuote = (roles: readonly string[]): boolean => quoteWriters.some((role) => roles.includes(role))
