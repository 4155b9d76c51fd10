/** The kinds of callout an author may write, from the mildest to the gravest. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const

/** One of the kinds of callout. */
export type CalloutKind = (typeof calloutKinds)[number]
