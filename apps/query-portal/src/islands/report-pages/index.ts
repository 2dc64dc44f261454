export { showMorePages } from './show-more-pages.tsx'
