/** What a site's own tags are made of. For components: the bundler reads it, Node alone does not. */
export { Island } from '#islands/island.tsx'
export { Slot } from '#islands/slot.tsx'
export { CopyButton } from '#prose/copy-button/copy-button.tsx'
export { LongDate } from '#prose/facts/long-date.tsx'
export { SourceLink } from '#prose/facts/source-link.tsx'
export { Filtered } from '#prose/filter/filtered.tsx'
/** Classes of tables whose rows become blocks on a phone. */
export { default as stackedTable } from '#prose/stacked-table/stacked-table.module.css'
export { ValueTable } from '#prose/value-table/value-table.tsx'
export { inlineCode } from '#ui/inline-code.ts'
export { JsonBlock } from '#ui/json-block.tsx'
