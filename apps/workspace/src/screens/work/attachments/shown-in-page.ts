/** A file that can be looked at in the page. */
export interface FileToShow {
  readonly fileId: string
  readonly name: string
}

/** What names of pictures and of texts end in. */
export const endings = { picture: /\.(png|jpe?g|gif|webp)$/i, text: /\.(txt|csv|log|md)$/i } as const

/**
 * A file that the server has, where it can be looked at in the page: a PDF, a picture or a text. What it truly is, and whether it is short
 * enough, the server knows.
 */
export const shownInPage = ({
  fileId,
  fileName,
}: {
  readonly fileId: string
  readonly fileName: string
}): FileToShow | undefined =>
  [/\.pdf$/i, endings.picture, endings.text].some((one) => one.test(fileName)) ? { fileId, name: fileName } : undefined
