import type { Schema } from '#model/api/document.ts'
import type { Words } from '#words/en.ts'
import { typesOf } from './schema-words.ts'

/** What kind of value a schema takes, in words: "list of Token", "string or null". */
export function typeWords(schema: Schema, words: Words): string {
  if (schema.oneOf)
    return words.oneOf(schema.oneOf.map(each => each.title ?? typeWords(each, words)).join(', '))
  const itemWords = (item: Schema) =>
    item.type === 'object' && item.title ? item.title : typeWords(item, words)
  const types = typesOf(schema).map(type => {
    if (type === 'array') return schema.items ? words.listOf(itemWords(schema.items)) : words.list
    if (type !== 'object') return type
    if (schema.additionalProperties) return words.mapOf(itemWords(schema.additionalProperties))
    return schema.title ?? words.object
  })
  return types.length > 0 ? types.join(words.or) : words.anyType
}
