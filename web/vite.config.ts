import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract.ts'
import { documents } from './build/documents.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractRoutes(), documents(), offline(), precompress()],
  css: { modules: { generateScopedName: '[local]-[hash:base64:5]' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app/main.tsx',
      output: {
        // What every page needs and no release of ours changes: one chunk compresses better than many and stays in the cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/((react|react-dom|react-router|scheduler)\/|lucide-react\/dist\/esm\/(?!icons))/ },
          ],
        },
      },
    },
  },
})
