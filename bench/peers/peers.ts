import { docusaurus } from './docusaurus.ts'
import { rspress } from './rspress.ts'
import { starlight } from './starlight.ts'
import type { Tool } from './tool.ts'
import { vitepress } from './vitepress.ts'
import { vocs } from './vocs.ts'

/** The tools that ours is held against, in the order of the report. */
const PEERS: readonly Tool[] = [starlight, vitepress, docusaurus, rspress, vocs]

/**
 * The peers that are named, as on the command line.
 * @param names in lower case, parted by commas; `all` or `none`.
 * @throws RangeError for a name that no peer has.
 */
export function peersNamed(names: string): readonly Tool[] {
  if (names === 'all') return PEERS
  if (names === 'none') return []
  return names.split(',').map(name => {
    const peer = PEERS.find(each => each.name.toLowerCase() === name)
    if (peer) return peer
    const known = PEERS.map(each => each.name.toLowerCase()).join(', ')
    throw new RangeError(`no peer is named ${name}: there are ${known}, and all or none of them`)
  })
}
