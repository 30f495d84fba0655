import { type ComponentType, lazy } from 'react'

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A page in a chunk of its own. */
export const page = <Name extends string>(load: Load<Name>, name: Name) => lazy(async () => ({ default: (await load())[name] }))

/** A page that asks the server: its chunk and the data layer arrive side by side. */
export const dataPage = <Name extends string>(load: Load<Name>, name: Name) =>
  lazy(async () => {
    const [module, { Data }] = await Promise.all([load(), import('./Data.tsx')])
    const Page: ComponentType = module[name]
    return {
      default: () => (
        <Data>
          <Page />
        </Data>
      ),
    }
  })
