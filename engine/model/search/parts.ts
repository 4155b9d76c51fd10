import type { IndexHead, IndexParts, PartKind, PartName } from './index-parts.ts'

/** An index as far as it has come. What is asked for and has not come is noted, to be fetched. */
export interface Parts {
  readonly head: IndexHead
  /** A part, or undefined, and it is noted, when it has not come. */
  get<Kind extends PartKind>(kind: Kind, number: number): IndexParts[Kind] | undefined
  /** A part, or undefined when it has not come. */
  peek<Kind extends PartKind>(kind: Kind, number: number): IndexParts[Kind] | undefined
  /** Takes in a part that has come. */
  put(name: PartName, content: unknown): void
  /** Names of the parts that were asked for in vain since the last call. */
  missed(): PartName[]
}

/** An index of which nothing but the head has come. */
export function createParts(head: IndexHead): Parts {
  const came = new Map<PartName, unknown>()
  let missed = new Set<PartName>()
  const peek = <Kind extends PartKind>(kind: Kind, number: number) =>
    came.get(`${kind}-${number}`) as IndexParts[Kind] | undefined
  return {
    head,
    peek,
    get(kind, number) {
      const part = peek(kind, number)
      if (part === undefined) missed.add(`${kind}-${number}`)
      return part
    },
    put: (name, content) => came.set(name, content),
    missed() {
      const names = [...missed]
      missed = new Set()
      return names
    },
  }
}
