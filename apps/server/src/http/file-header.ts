/**
 * The Content-Disposition of a file (RFC 6266): its name in UTF-8, as RFC 8187 writes it. Numbers may hold Chinese letters, which no
 * header takes as they are.
 * @param way `inline` shows it in the page, `attachment` saves it
 */
export const fileHeader = (name: string, way: 'inline' | 'attachment'): string =>
  `${way}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
