import { BlogList } from './blog/blog-list.tsx'
import { Callout } from './callout/callout.tsx'
import { Card, Cards } from './cards/cards.tsx'
import { Code } from './code.tsx'
import { Drawing } from './drawing/drawing.tsx'
import { Landing } from './landing/landing.tsx'
import { Snippet } from './sample/snippet.tsx'
import { Sponsors } from './sponsors/sponsors.tsx'
import { Step, Steps } from './steps/steps.tsx'
import { CodeGroup, Tab, Tabs } from './tabs/tabs.tsx'

/** The tags an author may write besides Markdown. */
export const tags = {
  BlogList,
  Callout,
  Card,
  Cards,
  Code,
  CodeGroup,
  Drawing,
  Landing,
  Snippet,
  Sponsors,
  Step,
  Steps,
  Tab,
  Tabs,
}
