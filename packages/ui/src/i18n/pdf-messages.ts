import type { PdfFailure } from '@etalon/machines/pdf-preview'

/** What the preview of documents says. */
export interface PdfMessages {
  pdfOpening: (name: string) => string
  /** So much is here, and of how much; the sizes are written already. */
  pdfLoaded: (loaded: string, total: string | undefined) => string
  pdfCancelled: (name: string) => string
  pdfFailures: Readonly<Record<PdfFailure, string>>
  /** What can be done about it. */
  pdfFailureHints: Readonly<Record<PdfFailure, string>>
  pdfLocked: string
  pdfPassword: string
  pdfPasswordWrong: (tries: number) => string
  pdfPasswordGiveUp: string
  /** Names the frame in which the pages are scrolled. */
  pdfPages: (name: string) => string
  pdfPage: (page: number, pages: number) => string
  pdfPageField: string
  pdfOfPages: (pages: number) => string
  pdfPageCorrected: (typed: number, page: number) => string
  pdfPageRefused: (text: string) => string
  pdfPageFailed: string
  pdfGoToPage: (page: number) => string
  pdfPreviousPage: string
  /** Why there is no way on at the ends of pages, of tables too, and of sizes. */
  atFirstPage: string
  atLastPage: string
  pdfAtSmallest: string
  pdfAtLargest: string
  pdfNextPage: string
  pdfZoomIn: string
  pdfZoomOut: string
  /** Names the menu of sizes; the size in force is said with it. */
  pdfZoom: (percent: string) => string
  pdfFitWidth: string
  pdfFitPage: string
  pdfRotate: string
  pdfFind: string
  pdfFindWords: string
  pdfFindNext: string
  pdfFindPrevious: string
  pdfFindClose: string
  pdfFound: (hit: string, hits: string) => string
  pdfFindReading: (page: number, pages: number) => string
  pdfNothingFound: string
  pdfUnreadable: (pages: number) => string
  pdfDownload: string
  pdfPrint: string
  pdfMoreTools: string
  pdfFontsMissing: string
}

/** 简体中文. */
export const pdfZh: PdfMessages = {
  pdfOpening: (name) => `正在打开 ${name}……`,
  pdfLoaded: (loaded, total) => (total === undefined ? `已收到 ${loaded}` : `${loaded} / ${total}`),
  pdfCancelled: (name) => `没有打开 ${name}`,
  pdfFailures: {
    notPdf: '这个文件不是 PDF',
    damaged: '文件已损坏，无法显示',
    notFetched: '文件没有取到',
    passwordGivenUp: '没有密码，文件没有打开',
    notLoaded: '预览功能没有加载成功',
  },
  pdfFailureHints: {
    notPdf: '可以下载后用其他程序打开',
    damaged: '可以重试，或下载后用其他程序打开',
    notFetched: '请检查网络连接，然后重试',
    passwordGivenUp: '重试时可以再次输入密码',
    notLoaded: '文件没有问题，可以重试，或直接下载',
  },
  pdfLocked: '这份文件有密码保护',
  pdfPassword: '文件密码',
  pdfPasswordWrong: (tries) => (tries === 1 ? '密码不对，请再试一次' : `密码不对，已试 ${tries} 次`),
  pdfPasswordGiveUp: '不打开',
  pdfPages: (name) => `${name} 的页面`,
  pdfPage: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  pdfPageField: '页码',
  pdfOfPages: (pages) => `/ ${pages}`,
  pdfPageCorrected: (typed, page) => `没有第 ${typed} 页，已转到第 ${page} 页`,
  pdfPageRefused: (text) => `“${text}”不是页码`,
  pdfPageFailed: '这一页无法显示',
  pdfGoToPage: (page) => `转到第 ${page} 页`,
  pdfPreviousPage: '上一页',
  atFirstPage: '已是第一页',
  atLastPage: '已是最后一页',
  pdfAtSmallest: '已是最小',
  pdfAtLargest: '已是最大',
  pdfNextPage: '下一页',
  pdfZoomIn: '放大',
  pdfZoomOut: '缩小',
  pdfZoom: (percent) => `显示比例 ${percent}`,
  pdfFitWidth: '适合宽度',
  pdfFitPage: '适合整页',
  pdfRotate: '顺时针旋转',
  pdfFind: '查找',
  pdfFindWords: '在文件中查找',
  pdfFindNext: '下一处',
  pdfFindPrevious: '上一处',
  pdfFindClose: '关闭查找',
  pdfFound: (hit, hits) => `第 ${hit} 处，共 ${hits} 处`,
  pdfFindReading: (page, pages) => `正在查找第 ${page} 页，共 ${pages} 页……`,
  pdfNothingFound: '没有找到',
  pdfUnreadable: (pages) => `有 ${pages} 页无法查找`,
  pdfDownload: '下载',
  pdfPrint: '在新窗口打开并打印',
  pdfMoreTools: '更多工具',
  pdfFontsMissing: '文件没有内嵌全部字体，部分内容可能显示不正确；下载后用其他程序查看',
}

/** English. */
export const pdfEn: PdfMessages = {
  pdfOpening: (name) => `Opening ${name}…`,
  pdfLoaded: (loaded, total) => (total === undefined ? `${loaded} received` : `${loaded} of ${total}`),
  pdfCancelled: (name) => `${name} was not opened`,
  pdfFailures: {
    notPdf: 'This file is no PDF',
    damaged: 'The file is damaged and cannot be shown',
    notFetched: 'The file did not arrive',
    passwordGivenUp: 'Without its password the file was not opened',
    notLoaded: 'The preview could not be loaded',
  },
  pdfFailureHints: {
    notPdf: 'Download it, and open it with another program',
    damaged: 'Try again, or download it and open it with another program',
    notFetched: 'Check the connection, then try again',
    passwordGivenUp: 'Try again to give the password',
    notLoaded: 'The file itself is sound: try again, or download it',
  },
  pdfLocked: 'This file is protected by a password',
  pdfPassword: 'Password of the file',
  pdfPasswordWrong: (tries) =>
    tries === 1 ? 'This password is wrong; try again' : `This password is wrong; ${tries} were tried`,
  pdfPasswordGiveUp: 'Do not open',
  pdfPages: (name) => `Pages of ${name}`,
  pdfPage: (page, pages) => `Page ${page} of ${pages}`,
  pdfPageField: 'Page number',
  pdfOfPages: (pages) => `of ${pages}`,
  pdfPageCorrected: (typed, page) => `There is no page ${typed}; this is page ${page}`,
  pdfPageRefused: (text) => `“${text}” is no page number`,
  pdfPageFailed: 'This page cannot be shown',
  pdfGoToPage: (page) => `Go to page ${page}`,
  pdfPreviousPage: 'Previous page',
  atFirstPage: 'This is the first page',
  atLastPage: 'This is the last page',
  pdfAtSmallest: 'It gets no smaller',
  pdfAtLargest: 'It gets no larger',
  pdfNextPage: 'Next page',
  pdfZoomIn: 'Zoom in',
  pdfZoomOut: 'Zoom out',
  pdfZoom: (percent) => `Zoom ${percent}`,
  pdfFitWidth: 'Fit width',
  pdfFitPage: 'Fit page',
  pdfRotate: 'Rotate clockwise',
  pdfFind: 'Find',
  pdfFindWords: 'Find in the file',
  pdfFindNext: 'Next hit',
  pdfFindPrevious: 'Previous hit',
  pdfFindClose: 'Close find',
  pdfFound: (hit, hits) => `${hit} of ${hits}`,
  pdfFindReading: (page, pages) => `Looking through page ${page} of ${pages}…`,
  pdfNothingFound: 'Nothing found',
  pdfUnreadable: (pages) => (pages === 1 ? '1 page could not be searched' : `${pages} pages could not be searched`),
  pdfDownload: 'Download',
  pdfPrint: 'Open in a new window to print',
  pdfMoreTools: 'More tools',
  pdfFontsMissing: 'The file lacks some of its fonts, and may look wrong here; download it to see it in another program',
}
