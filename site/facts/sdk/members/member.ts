/** A member of a class of the SDK. Backticks in `meaning` mark code. */
export interface Member {
  /** What it is called with and gives, or its type, as the package declares it. */
  readonly signature: string
  readonly meaning: string
}

/** The members of a class in the order readers need them. */
export type Members<Name extends PropertyKey> = Readonly<Record<Name, Member>>

/** Members of the class itself, without those that every class has. */
export type StaticOf<Class> = Exclude<keyof Class, 'prototype'>
