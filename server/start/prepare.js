import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Wardmates needs Node 20 or later to start; this is ${process.version}. Get a newer one from https://nodejs.org.`)
  process.exit(1)
}

// Loaded after the check above: an older Node would fail on them without a word.
const [{ ensureBuilt }, { ensureInstalled }, { ensureNode }, { runScript }] = await Promise.all([
  import('./build.js'),
  import('./install.js'),
  import('./runtime.js'),
  import('./user-facing-error.js'),
])

/** What `npm start` runs first. It ends before the server begins, so that no launcher stays in memory beside it. */
await runScript(async () => {
  await ensureInstalled()
  await ensureNode()
  await ensureBuilt()
  return 0
})
