import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Island } from '#islands/island.tsx'
import { TabsIsland } from './tabs-island.tsx'

interface TabProps {
  title: string
  children: ReactNode
}

/** One tab; it stands directly inside `Tabs` or a code group. */
export function Tab({ children }: TabProps): ReactNode {
  return children
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab
}

interface TabsProps {
  children: ReactNode
  /** What the tabs are about, for screen readers. */
  label?: string
}

function tabsOf(children: ReactNode, label: string, isCode: boolean): ReactNode {
  const tabs = Children.toArray(children).filter(isTab)
  return (
    <Island
      name="tabs"
      component={TabsIsland}
      props={{ titles: tabs.map(tab => tab.props.title), label, isCode }}
      slots={Object.fromEntries(tabs.map((tab, index) => [String(index), tab.props.children]))}
    />
  )
}

/** Contents of which one shows at a time; all of them show where there is no script. */
export function Tabs({ children, label = 'Variants' }: TabsProps): ReactNode {
  return tabsOf(children, label, false)
}

/** The same code in several languages or for several tools. */
export function CodeGroup({ children, label = 'Languages' }: TabsProps): ReactNode {
  return tabsOf(children, label, true)
}
