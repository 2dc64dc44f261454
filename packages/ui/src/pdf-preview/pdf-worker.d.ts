/** pdf.js ships no types for what reads documents. It puts itself where pdf.js looks for it in the same thread. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs'
