import { runCommand } from '../command.ts'

/** `npm run migrate`: brings the database up to date and does nothing else, for a role that owns the tables where the product's does not. */
await runCommand(async () => 'The database is up to date.')
