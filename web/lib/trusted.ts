/** Trusted Types, which TypeScript's DOM does not know yet. */
type Policies = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string } }

/** The address of a worker of ours, or of Google's identity prompt, as Trusted Types want it: from a policy, and this one knows no other. */
export const trustedAddress = (address: string) =>
  (window as { trustedTypes?: Policies }).trustedTypes
    ?.createPolicy('address', { createScriptURL: () => address })
    .createScriptURL(address) ?? address
