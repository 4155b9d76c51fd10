import type { Fault } from './examples.ts'
import { isRecord, visitObjects } from './pointer.ts'

/**
 * Lists in queries that do not say how they are sent. Generated clients would each choose their own way, and the forms
 * join lists with commas.
 * @param document a dereferenced definition
 */
export function faultsOfLists(document: unknown): Fault[] {
  const faults: Fault[] = []
  visitObjects(document, (object, place) => {
    const { name, schema, style, explode } = object
    if (object.in !== 'query' || !isRecord(schema) || schema.type !== 'array') return
    if (style === 'form' && explode === false) return
    faults.push({
      place,
      message: `the list "${name}" does not say that it is sent once, joined with commas`,
      fix: 'add style: form and explode: false',
    })
  })
  return faults
}
