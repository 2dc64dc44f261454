import { constants } from 'node:zlib'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

/** Plugins of Vite that put each built text beside itself, packed as small as it gets: the server sends that to whoever takes it. */
export const packedFiles = () =>
  compression({
    include: /\.(js|css|svg|wasm)$/,
    threshold: 512,
    logLevel: 'silent',
    algorithms: [
      defineAlgorithm('gzip', { level: 9 }),
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ],
  })
