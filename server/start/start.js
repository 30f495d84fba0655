import { join } from 'node:path'
import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Wardmates needs Node 20 or later to start; this is ${process.version}. Get a newer one from https://nodejs.org.`)
  process.exit(1)
}

// Loaded after the check above: an older Node would fail on them without a word.
const [{ ensureBuilt }, { runCommand }, { ensureInstalled }, { memory }, { ensureNode, serverArguments }, { runScript }] =
  await Promise.all([
    import('./build.js'),
    import('./command.js'),
    import('./install.js'),
    import('./paths.js'),
    import('./runtime.js'),
    import('./sentence.js'),
  ])

await runScript(async () => {
  await ensureInstalled()
  const node = await ensureNode()
  await ensureBuilt()
  // What Node made of the sources last time; a quarter of a second start is spent on making it anew.
  return runCommand(node, serverArguments(), { env: { NODE_COMPILE_CACHE: join(memory, 'compiled') } })
})
