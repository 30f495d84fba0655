import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { type SiteDocument, siteDocuments } from '../app/document/documents.ts'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type When = 'modules' | 'soon' | 'later' | 'wide'

const web = resolve(import.meta.dirname, '..')
/** What a module runs needs, itself included. */
function closures() {
  const known = new Map<string, Set<string>>()
  return (entry: string, context: Context) => {
    const found = known.get(entry)
    if (found) return found
    const seen = new Set<string>()
    const walk = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      context.getModuleInfo(id)?.importedIds.forEach(walk)
    }
    walk(entry)
    known.set(entry, seen)
    return seen
  }
}

const together = siteDocuments.filter(({ apart }) => !apart)
const isPublic = (documents: SiteDocument[]) => documents.some(({ prerendered }) => prerendered)
/** How many different pages they are: some have several addresses. */
const innerCount = (documents: SiteDocument[]) =>
  new Set(documents.filter(({ prerendered }) => !prerendered).map(({ modules }) => modules.join(' '))).size

/**
 * Which modules travel together follows from which documents need them and when, as app/document/documents.ts has it; no file is named here. Every
 * chunk is compressed by itself and is a request of its own. A group takes along what its modules import unless an earlier group has it,
 * so the order runs from the ground up.
 */
export function chunks(): Groups {
  const closureOf = closures()
  const needing = (when: When, id: string, context: Context) =>
    together.filter((document) => document[when]?.some((entry) => closureOf(`${web}/${entry}`, context).has(id)))
  /** Which documents need a module at once, soon, later, or where there is room. */
  const group = (name: string, holds: (needed: Record<When, SiteDocument[]>) => boolean) => ({
    name: (id: string, context: Context) => {
      const of = (when: When) => needing(when, id, context)
      return holds({ modules: of('modules'), soon: of('soon'), later: of('later'), wide: of('wide') }) ? name : null
    },
  })
  const pageOf = ([document]: SiteDocument[]) => (document ? `page ${document.path}` : null)
  const soonOf = ([document, ...others]: SiteDocument[]) => (document && others.length === 0 ? `soon ${document.path}` : null)
  const oftenOf = ([document]: SiteDocument[]) => (document ? `often ${document.path}` : null)
  /** A chunk for each set of pages that need the same; a smaller one joins the one that is most often needed with it. */
  const bySet = (leastBytes: number) => ({ entriesAware: true, entriesAwareMergeThreshold: leastBytes })

  const groups: Groups = [
    // No release of ours changes these, so they stay in the cache. The seal goes with them: alone it would be a request on the first page and in the
    // feed, whose heads weigh twice as much as it does.
    { name: 'react', test: /\/node_modules\/((react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons\/(?!badge-check)))/ },
    { name: 'shell', tags: ['$initial'] },
    group('base', ({ modules, soon, later }) => isPublic(modules) && (innerCount([...modules, ...soon]) > 1 || later.length > 0)),
    { ...group('public', ({ modules }) => isPublic(modules)), minShareCount: 2, ...bySet(700) },
    // Several inner pages begin with it, or one does and others come to it; several come to it; one page alone begins with it.
    group('members', ({ modules, soon, later }) => modules.length > 0 && (innerCount([...modules, ...soon]) > 1 || later.length > 0)),
    group('shared', ({ soon, later, wide }) => innerCount(soon) > 1 || (later.length > 0 && soon.length + wide.length > 0)),
    // A page itself lies apart from what dialogs of others share with it: it begins to fetch what it draws soon.
    { name: (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ? null : pageOf(needing('modules', id, context))) },
    // What a page draws soon and dialogs need too: no page takes along what another one does.
    { name: (id, context) => oftenOf(needing('soon', id, context)), minShareCount: 3 },
    // What one page alone draws soon, dialogs that it opens or not.
    {
      name: (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ? null : soonOf(needing('soon', id, context))),
      minShareCount: 2,
    },
    { ...group('soon', ({ soon }) => soon.length > 0), minShareCount: 2, ...bySet(4000) },
    group('later', ({ later }) => later.length > 0),
    group('wide', ({ wide }) => wide.length > 0),
    { name: 'parts', test: /\/web\/ui\//, minShareCount: 2, ...bySet(500) },
    { name: 'acts', test: /\/(web\/(?!ui\/)|lucide-react\/dist\/esm\/icons)/, minShareCount: 2, ...bySet(500) },
  ]
  return groups.map((one, at) => ({ ...one, priority: groups.length - at }))
}
