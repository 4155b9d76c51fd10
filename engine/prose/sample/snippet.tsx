import type { ReactNode } from 'react'
import { z } from 'zod'
import { Island } from '#islands/island.tsx'
import { words } from '#words'
import { useArticle } from '../article-context.ts'
import { Code } from '../code.tsx'
import { tag } from '../tag.ts'
import styles from './sample.module.css'
import { SampleTypesIsland } from './sample-types-island.tsx'

/** What a pointer shows of the names in a sample, for Markdown; no part of the published page. */
function Declarations({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <>
      <p data-md="only">{words.typesOfNames}</p>
      <pre data-md="only" data-colored="">
        <code className="language-ts">{lines.join('\n')}</code>
      </pre>
    </>
  )
}

/**
 * A file of code, whole, with what it printed beneath it. Such files are type-checked against the published
 * package and run by `npm run snippets`.
 * @throws TagError when there is no such file, or it has changed since it was last run
 */
export const Snippet = tag(
  {
    /** Below `content/snippets/`. */
    file: z.string().min(1),
    /** Default: the file's name. */
    title: z.string().min(1).optional(),
  },
  function Snippet({ file, title }) {
    const { readSnippet } = useArticle()
    const { text, output, isExampleAnswer, types, declarations = [] } = readSnippet(file)
    const name = title ?? file.slice(file.lastIndexOf('/') + 1).replace('.network.ts', '.ts')
    const code = <Code lang={file.slice(file.lastIndexOf('.') + 1)} title={name} source={text} />
    return (
      <div className={styles.sample}>
        {types ? (
          <Island
            name="sample-types"
            component={SampleTypesIsland}
            props={{ types }}
            slots={{ code }}
          />
        ) : (
          code
        )}
        {declarations.length > 0 && <Declarations lines={declarations} />}
        {output !== undefined && (
          <div className={styles.output}>
            <Code
              lang="text"
              title={isExampleAnswer ? words.outputForExample : words.output}
              source={output}
            />
          </div>
        )}
      </div>
    )
  },
)
