import { defineConfig } from 'tsup'

export default defineConfig({
  // The walk, the readers of stored values and what is asked for as present are rooms of this package, not doors to it.
  entry: ['src/*/index.ts', '!src/present/index.ts', '!src/testing/index.ts', '!src/stored-value/index.ts'],
  format: ['esm'],
  dts: false,
  sourcemap: true,
  // The compiler's notes too, or it would think that the declarations it wrote before are still there.
  clean: ['.tsbuildinfo'],
})
