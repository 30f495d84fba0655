import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { backend } from './build/backend.ts'
import { catalogues } from './build/catalogues.ts'
import { chunks } from './build/chunks.ts'
import { contractRoutes } from './build/contract.ts'
import { documents } from './build/documents.ts'
import { icons } from './build/icons.ts'
import { filesOf, importAhead } from './build/import-ahead.ts'
import { manifest } from './build/manifest.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

// Every name stands in the program too, so it is as short as the bundler allows; the manifest says what a file holds.
const assetFileNames = 'assets/[hash:7][extname]'
const chunkFileNames = 'assets/[hash:7].js'
const entryFileNames = 'assets/main-[hash:7].js'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [importAhead(), icons(), react(), backend(), contractRoutes(), catalogues(), manifest(), documents(), offline(), precompress()],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: chunkFileNames } } },
  css: { modules: { generateScopedName: '[local]-[hash:base64:5]' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: filesOf },
    rolldownOptions: {
      input: 'app/main.tsx',
      // How long plugins took is no fault of the build, and a busy machine would tell it at every start.
      checks: { bundlerTimings: false },
      // What draws pages beforehand runs once, in Node, so it is not split; but it has to name pictures as the browser's build does.
      output: isSsrBuild ? { assetFileNames } : { assetFileNames, chunkFileNames, entryFileNames, codeSplitting: { groups: chunks() } },
    },
  },
}))
