import type { ReactNode } from 'react'

/** Text with Markdown links in it, such as a banner's; `linkTo` gives a link's attributes. */
export function InlineLinks({
  text,
  linkTo,
}: {
  text: string
  linkTo: (link: string) => { href: string; target?: string; rel?: string }
}): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const [, label, link] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
    // Parts never move, so their place identifies them.
    return label && link ? (
      <a key={`${index}-${link}`} {...linkTo(link)}>
        {label}
      </a>
    ) : (
      part
    )
  })
}
