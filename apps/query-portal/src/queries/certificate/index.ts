export { ExpiredPage, GenuinePage, genuineWords, ReplacedPage, WithdrawnPage } from './answer-pages.tsx'
export { FileCheckPage } from './file-check-page.tsx'
export { HomePage } from './home-page.tsx'
export { NotFoundPage, notFoundWords, TooManyPage, TroublePage } from './refusal-pages.tsx'
