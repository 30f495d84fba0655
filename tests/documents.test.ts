import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const NAMED = /`((?:bench|contract|corpus|deploy|docs|sample|server|tests|web)\/[\w./-]+\.\w+)`/g
const LINKED = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g
const RUN = /npm run ([\w:]+)/g

const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => path.replaceAll('\\', '/'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, what]) => what!)

test.each(documents.filter((path) => path !== 'CHANGELOG.md'))('whatever %s names is there', (path) => {
  const text = textOf(path)
  const scripts: Record<string, string> = packageJson.scripts

  expect(found(text, LINKED).filter((to) => !existsSync(join(root, path, '..', to)))).toEqual([])
  expect(found(text, RUN).filter((script) => !(script in scripts))).toEqual([])
  // Decisions say what was, at the time.
  if (!path.startsWith('docs/decisions/')) expect(found(text, NAMED).filter((file) => !existsSync(join(root, file)))).toEqual([])
})
