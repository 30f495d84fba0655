declare module 'virtual:contract' {
  /** The contract's routes without its schemas. */
  const contract: object
  export default contract
}
