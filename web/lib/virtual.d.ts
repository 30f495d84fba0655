declare module 'virtual:contract' {
  export type Operation = { method: string; path: string; access: 'anyone' | 'member' }
  /** How each operation of the contract is called, by room and act, without its schemas. */
  const rooms: Record<string, Record<string, Operation>>
  export default rooms
}
