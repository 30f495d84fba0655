import type { Rolldown } from 'vite'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/**
 * Which modules travel together. Every chunk is compressed by itself and named wherever it may be asked for, so many small ones weigh more
 * than they spare. A group takes along what its modules import unless an earlier group has it, so the order runs from the ground up.
 */
export const chunks: Groups = [
  // No release of ours changes these, so they stay in the cache.
  { name: 'react', test: /\/node_modules\/((react|react-dom|react-router|scheduler)\/|lucide-react\/dist\/esm\/(?!icons))/ },
  { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/app\/main\.tsx$)/ },
  { name: 'page', test: /\/web\/ui\/(Page|Avatar|initials|glyphs)\.|\/icons\/(briefcase-medical|flask-conical|lock)\./ },
  {
    name: 'data',
    test: /\/node_modules\/@(tanstack|orpc)\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery)\.)|virtual:contract|\/web\/(lib\/(api|server|operations|request|refused|query|query-options|failure)|app\/Data)\./,
  },
  { name: 'welcome', test: /\/web\/welcome\//, minShareCount: 2 },
  { name: 'sheet', test: /\/web\/ui\/Sheet\./ },
  { name: 'rooms', test: /\/icons\/(circle-user-round|graduation-cap|log-out|message-square|scroll-text|search)\./ },
  {
    name: 'note',
    test: /\/web\/(ui\/(Note|toast)|lib\/(address|media)|search\/wish)\.|\/contract\/limits\.|\/icons\/(circle-alert|circle-exclamation-point|info)\./,
  },
  { name: 'icon', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, entriesAware: true },
  { name: 'form', test: /\/web\/ui\/(Field|FieldFrame)\./ },
  { name: 'entrance', test: /\/web\/account\/(Entrance|NightWard|GoogleButton|entry)\./ },
  { name: 'dialog', test: /\/web\/ui\/(Dialog|ConfirmDialog)\./ },
  { name: 'paper', test: /\/web\/ui\/(Skeleton|Strip|SectionHead)\./ },
  { name: 'empty', test: /\/web\/ui\/(QueryList|EmptyState|Art)\./ },
  { name: 'place', test: /\/web\/ui\/place\./ },
  { name: 'member', test: /\/web\/app\/(member-frame|wide-parts|MemberBar|TabBar|Bell|MessagesLink|UserChip)\.|\/web\/ui\/Badge\./ },
  { name: 'dates', test: /\/web\/lib\/dates\./ },
  { name: 'draft', test: /\/web\/(lib\/(client-id|drafts)|ui\/GrowingText)\./ },
  {
    name: 'writing',
    test: /\/web\/(feed\/(cache|link|opened|publish|Trending.module|queries|send-keys|Left))\./,
  },
  { name: 'choices', test: /\/web\/(ui\/(Menu|roving|Chip)|lib\/dates)\./, minShareCount: 2 },
  { name: 'people', test: /\/web\/(profile\/Signature|mates\/(SuggestedMates|words|queries)|ui\/Person)/, minShareCount: 2 },
  // A page and each of its dialogs share different parts.
  { name: 'members', test: /\/web\/(mates|profile)\//, minShareCount: 2, entriesAware: true },
  { name: 'post', test: /\/web\/(feed\/|ui\/(Entry|StatusMark))/, minShareCount: 2 },
].map((group, at, all) => ({ ...group, priority: all.length - at }))
