export type {
  PublicAnswer,
  PublicCertificate,
  PublicDownload,
  PublicFrame,
  PublicLinks,
  PublicLocale,
  PublicPageName,
  PublicPages,
  PublicProof,
  PublicRenderer,
  PublicText,
  RenderedPage,
} from './page-data.types.ts'
