import type { ReactNode } from 'react'
import { glossary } from '#extensions'
import { type GlossaryTerm, termsByLetter } from '#model/glossary.ts'
import { words } from '#words'
import { tag } from '../tag.ts'
import { Alphabet } from './alphabet.tsx'
import styles from './glossary.module.css'

function Entry({ id, term, aliases, definition, page }: GlossaryTerm): ReactNode {
  return (
    <>
      <h3 id={id} className={styles.term}>
        {term}
      </h3>
      {aliases.length > 0 && (
        <p className={styles.aliases}>{words.alsoCalled(aliases.join(', '))}</p>
      )}
      <p>
        {definition}{' '}
        <a href={page}>
          {words.readMore}
          <span className="visually-hidden">{words.readMoreOn(term)}</span>
        </a>
      </p>
    </>
  )
}

/** All terms by first letter, each a heading that links and the search lead to. */
export const Glossary = tag({}, function Glossary() {
  const groups = termsByLetter(glossary)
  return (
    <>
      <Alphabet letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={letter.toLowerCase()}>
          <h2 id={letter.toLowerCase()}>{letter}</h2>
          {terms.map(term => (
            <Entry key={term.id} {...term} />
          ))}
        </section>
      ))}
    </>
  )
})
