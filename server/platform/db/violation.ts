/** Whether the database refused a row because another one has what must be unique. */
export const isUniqueViolation = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505'
