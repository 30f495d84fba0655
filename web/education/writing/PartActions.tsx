import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { moved, without } from './parts.ts'

type PartActionsProps<T> = { name: string; list: readonly T[]; at: number; onChange: (list: T[]) => void }

/** Moves a part of a list one place, or removes it. */
export function PartActions<T>({ name, list, at, onChange }: PartActionsProps<T>) {
  const items: MenuItem[] = [
    ...(at > 0 ? [{ label: 'Move up', icon: <ArrowUp />, onSelect: () => onChange(moved(list, at, -1)) }] : []),
    ...(at < list.length - 1 ? [{ label: 'Move down', icon: <ArrowDown />, onSelect: () => onChange(moved(list, at, 1)) }] : []),
    { label: 'Remove', icon: <Trash2 />, tone: 'danger', onSelect: () => onChange(without(list, at)) },
  ]
  return <Menu label={`Options of ${name}`} icon={<Ellipsis />} items={items} />
}
