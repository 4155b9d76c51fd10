import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { z } from 'zod'
import { Island } from '#islands/island.tsx'
import { TagError } from '#model/tag-error.ts'
import { words } from '#words'
import { content, tag } from '../tag.ts'
import { TabsIsland } from './tabs-island.tsx'

/** One tab; it stands directly inside `Tabs` or a code group. */
export const Tab = tag({ title: z.string().min(1), children: content }, function Tab({ children }) {
  return children
})

type TabElement = ReactElement<Parameters<typeof Tab>[0]>

/** Whether a node is a `Tab`, also where its component stands in another, to find the line of a failure. */
function isTab(node: ReactNode): node is TabElement {
  if (!isValidElement(node) || typeof node.type !== 'function') return false
  return 'props' in node.type && node.type.props === Tab.props
}

/** @throws TagError for what is no tab, and for two tabs with one title */
function tabElements(children: ReactNode): TabElement[] {
  const nodes = Children.toArray(children).filter(
    node => typeof node !== 'string' || node.trim() !== '',
  )
  const tabs = nodes.filter(isTab)
  if (tabs.length < nodes.length) {
    throw new TagError('it holds something besides <Tab>', 'move it into a tab, or out of the tabs')
  }
  const titles = tabs.map(({ props }) => props.title)
  const repeated = titles.find((title, index) => titles.indexOf(title) < index)
  if (repeated !== undefined) {
    throw new TagError(`two tabs have the title "${repeated}"`, 'give each a title of its own')
  }
  return tabs
}

/** What holds tabs. @param defaultLabel what it is called for screen readers when the author does not say. */
const tabsShape = (defaultLabel: string) => ({
  /** What the tabs are about, for screen readers. */
  label: z.string().min(1).default(defaultLabel),
  children: content,
})

function tabsIsland(children: ReactNode, label: string, isCode: boolean): ReactNode {
  const tabs = tabElements(children)
  return (
    <Island
      name="tabs"
      component={TabsIsland}
      props={{ titles: tabs.map(({ props }) => props.title), label, isCode }}
      // The tabs themselves, so that each checks what it was given.
      slots={Object.fromEntries(tabs.map((tab, index) => [String(index), tab]))}
    />
  )
}

/** Contents of which one shows at a time; all of them show where there is no script. */
export const Tabs = tag(tabsShape(words.variants), function Tabs({ children, label }) {
  return tabsIsland(children, label, false)
})

/** The same code in several languages or for several tools. */
export const CodeGroup = tag(tabsShape(words.languages), function CodeGroup({ children, label }) {
  return tabsIsland(children, label, true)
})
