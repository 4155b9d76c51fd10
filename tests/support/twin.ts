import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root as Markdown, Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { toString as textOf } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { visit } from 'unist-util-visit'
import { twinFileOf } from '#engine/model/twin.ts'

/** A page as Markdown, read as programs read it. */
export interface Twin {
  source: string
  tree: Markdown
}

/** Reads Markdown with tables and formulas. */
export function readMarkdown(source: string): Twin {
  const tree = fromMarkdown(source, {
    extensions: [gfm(), math({ singleDollarTextMath: false })],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  })
  return { source, tree }
}

/** The Markdown of a page of a built site. */
export function readTwin(folder: string, sitePath: string): Twin {
  return readMarkdown(readFileSync(path.join(folder, twinFileOf(sitePath)), 'utf8'))
}

type Kind<Name extends Nodes['type']> = Extract<Nodes, { type: Name }>

/** All parts of a kind, in order. */
export function parts<Name extends Nodes['type']>({ tree }: Twin, kind: Name): Kind<Name>[] {
  const found: Kind<Name>[] = []
  visit(tree, node => {
    if (node.type === kind) found.push(node as Kind<Name>)
  })
  return found
}

/** Words of its headings, in order. */
export function headings(twin: Twin): string[] {
  return parts(twin, 'heading').map(heading => textOf(heading).trim())
}

/** Everything it says, code and formulas too, without the signs of Markdown. */
export function words({ tree }: Twin): string {
  const found: string[] = []
  visit(tree, node => {
    if ('value' in node) found.push(node.value)
    if (node.type === 'code') found.push(node.meta ?? '')
    if (node.type === 'image') found.push(node.alt ?? '')
  })
  return found.join(' ')
}
