import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAMED = /import \{([^}]+)\} from 'lucide-react'/g

/** Where the package keeps each icon, by every name that it has. */
function placesOfIcons(): Map<string, string> {
  const index = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/lucide-react.mjs')
  const lines = readFileSync(index, 'utf8').matchAll(/^export \{(.+)\} from '(\.\/icons\/.+)';$/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(index), file)] as const),
    ),
  )
}

/**
 * Has every module import the icons it draws, not the index of all: the graph then says who needs which, and chunks are cut along it.
 */
export function icons(): Plugin {
  const places = placesOfIcons()
  const direct = (one: string) => {
    const [name = '', as = name] = one.trim().split(' as ')
    const place = places.get(name)
    return place ? `import ${as} from ${JSON.stringify(place)}` : `import { ${one.trim()} } from 'lucide-react'`
  }
  return {
    name: 'wardmates:icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/.+\.tsx?$/, code: "'lucide-react'" },
      handler: (code) => ({
        code: code.replaceAll(NAMED, (_, names: string) =>
          names
            .split(',')
            .filter((one) => one.trim())
            .map(direct)
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
