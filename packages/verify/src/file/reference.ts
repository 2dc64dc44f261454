/** What stands before the reference in every issued file: in the PDF's metadata and in the identifications of the DCC. */
export const referenceMarker = 'etalon-reference:'

const marked = /etalon-reference:([0-9A-HJKMNP-TV-Z]{26})(?![0-9A-Z])/g

/** The references that a file carries, each once. An issued file has exactly one; a scan or a foreign file has none. */
export const referencesIn = (bytes: Uint8Array): readonly string[] => {
  // One byte, one character: PDF is not UTF-8, and the marker is plain ASCII in either kind of file.
  const text = new TextDecoder('latin1').decode(bytes)
  return [...new Set(Array.from(text.matchAll(marked), (match) => match[1] ?? ''))]
}
