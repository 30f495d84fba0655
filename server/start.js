import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { cacheDir, root } from './start/paths.js'
import { supervise } from './start/supervise.js'

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
// The screen is for what a person reads.
process.env.LOG_FILE ??= join(process.env.WARDMATES_DATA || 'data', 'wardmates.log')

process.exit(
  await supervise([process.execPath, 'server/main.ts', ...process.argv.slice(2)], {
    ...process.env,
    // What Node made of the sources last time; a quarter of a second start is spent on making it anew.
    NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
  }),
)
