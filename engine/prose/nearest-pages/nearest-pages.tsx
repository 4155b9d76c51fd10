import type { ReactNode } from 'react'
import type { SidebarItem } from '#model/config/sidebar.ts'
import { SearchIcon } from '#ui/icons.tsx'
import { words } from '#words'
import { useArticle } from '../article-context.ts'
import { tag } from '../tag.ts'
import styles from './nearest-pages.module.css'

/** A page that the sidebar names. */
interface ListedPage {
  text: string
  link: string
}

/** The pages of a part of the sidebar, without those of other sites and those that are only announced. */
function pagesIn({ text, link, items = [], disabled = false }: SidebarItem): ListedPage[] {
  const page = link?.startsWith('/') && !disabled ? [{ text, link }] : []
  return [...page, ...items.flatMap(pagesIn)]
}

/** The areas of the sidebar that have pages. Entries outside a section are an area without a name. */
function areasOf(sidebar: readonly SidebarItem[]) {
  const [sections, single] = [true, false].map(hasItems =>
    sidebar.filter(({ items = [] }) => items.length > 0 === hasItems),
  )
  return [
    { name: '', pages: (single ?? []).flatMap(pagesIn) },
    ...(sections ?? []).map(item => ({ name: item.text, pages: pagesIn(item) })),
  ].filter(({ pages }) => pages.length > 0)
}

function Links({ pages }: { pages: readonly ListedPage[] }): ReactNode {
  return (
    <ul>
      {pages.map(({ text, link }) => (
        <li key={link}>
          <a href={link}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Ways on for who followed an address that leads nowhere: a search for its words, the pages that are named most like
 * it, and all pages. What depends on the address is filled in by the browser (`engine/client/nearest-pages.ts`).
 */
export const NearestPages = tag({}, function NearestPages() {
  const { sidebar } = useArticle()
  return (
    <div className={styles.ways}>
      <form className={`${styles.search} needs-script`} data-search-form="">
        <SearchIcon />
        <input
          className="search-input"
          type="text"
          aria-label={words.wordsToSearch}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          {words.search}
        </button>
      </form>
      <nav className="needs-script" aria-label={words.nearestPages}>
        <h2 className={styles.title}>{words.nearestPages}</h2>
        <ul className={styles.nearest} data-nearest="" />
      </nav>
      <nav aria-label={words.allPages}>
        <h2 className={styles.title}>{words.allPages}</h2>
        <ul className={styles.areas} data-pages="">
          {areasOf(sidebar).map(({ name, pages }) => (
            <li key={name} className={styles.area}>
              {name && <span className={styles.name}>{name}</span>}
              <Links pages={pages} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
})
