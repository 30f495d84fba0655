declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (errors: unknown, isValid: boolean) => void): void
}
