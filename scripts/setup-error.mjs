/** Something of the machine is missing; the message says what, and what to do about it. */
export class SetupError extends Error {}
