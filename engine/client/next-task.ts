/** Ends the task that runs, so that the reader is answered before the next one. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
