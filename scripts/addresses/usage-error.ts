/** What is wrong with a call of the command, or with what it was given: nothing was compared. */
export class UsageError extends Error {}
