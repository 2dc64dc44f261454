export { ErrorPage, type ErrorPageProps, type ErrorPageStatus } from './ErrorPage.tsx'
