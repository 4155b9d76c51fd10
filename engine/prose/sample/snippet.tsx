import { z } from 'zod'
import { Island } from '#islands/island.tsx'
import { useArticle } from '../article-context.ts'
import { Code } from '../code.tsx'
import { tag } from '../tag.ts'
import styles from './sample.module.css'
import { SampleTypesIsland } from './sample-types-island.tsx'

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
    const { text, output, isExampleAnswer, types } = readSnippet(file)
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
        {output !== undefined && (
          <div className={styles.output}>
            <Code
              lang="text"
              title={isExampleAnswer ? 'Output for the example answer' : 'Output'}
              source={output}
            />
          </div>
        )}
      </div>
    )
  },
)
