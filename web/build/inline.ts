import { build, type Rolldown } from 'vite'

/** A small module as one script without imports, to stand inside a document. */
export async function inlineScript(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
