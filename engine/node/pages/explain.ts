import path from 'node:path'
import { isTagError } from '#model/tag-error.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'

/** Says what is wrong with a page that cannot run or be drawn. */
export function explain(file: string, source: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  const tag = failedTag(error, source)
  return {
    file,
    ...(importError(source, reason) ??
      nameError(reason) ??
      (tag
        ? {
            written: `<${tag}`,
            message: `<${tag}> cannot be drawn: ${reason}`,
            fix: isTagError(error) ? error.fix : 'correct what the tag is given',
          }
        : { message: `cannot be drawn: ${reason}` })),
  }
}

type Explanation = Omit<Diagnostic, 'file'>

function importError(source: string, reason: string): Explanation | undefined {
  const [, from = '', name] =
    /requested module '([^']+)' does not provide an export named '(\w+)'/.exec(reason) ?? []
  if (name) {
    return {
      written: name,
      message: `imports "${name}" from "${from}", which has no such export`,
      fix: 'correct the name, or export it there',
    }
  }
  const [, missing, importer] =
    /Cannot find (?:module|package) '([^']+)'(?: imported from '?([^'\n]+?)'?)?$/m.exec(reason) ??
    []
  const undefinedAlias = /import specifier "([^"]+)" is not defined/.exec(reason)?.[1]
  const written = undefinedAlias ?? (missing && specifierOf(source, missing))
  if (!written && !missing) return undefined
  if (!written) {
    return {
      message: `imports a module that imports "${path.basename(missing ?? '')}", which does not exist`,
      fix: importer ? `correct the import in ${path.basename(importer)}` : undefined,
    }
  }
  return {
    written,
    message: `imports "${written}", which does not exist`,
    fix: written.startsWith('.')
      ? 'pages import from the root of the project, such as "#domain/docs-version.ts" or "#data/links.ts"'
      : 'correct the import; the aliases are listed under "imports" in package.json',
  }
}

/** What an author wrote to import a module that was not found at an address. */
function specifierOf(source: string, address: string): string | undefined {
  const specifiers = [...source.matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)]
  return specifiers
    .map(([, specifier = '']) => specifier)
    .find(specifier => {
      const tail = specifier.replace(/^#/, '').replace(/^(?:\.{1,2}\/)+/, '')
      return address === specifier || address.endsWith(`/${tail}`)
    })
}

function nameError(reason: string): Explanation | undefined {
  const tag = /component `([\w.]+)` to be defined/.exec(reason)?.[1]
  if (tag) {
    return {
      written: `<${tag}`,
      message: `<${tag}> is not a tag`,
      fix: 'the tags are listed in src/prose/tags.ts and src/reference/tags.ts',
    }
  }
  const name = /^([\w$]+) is not defined$/.exec(reason)?.[1]
  if (!name) return undefined
  return {
    written: name,
    message: `uses "${name}", which is not defined`,
    fix: 'import it, or correct its name',
  }
}

/** The innermost tag of a page that an error was thrown in. */
export function failedTag(error: unknown, source: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const names = [...stack.matchAll(/^\s+at (?:Object\.)?(\w+)/gm)].map(([, name = '']) =>
    // The bundler numbers names that two modules share.
    name.replace(/\$\d+$/, ''),
  )
  return names.find(name => /^[A-Z]/.test(name) && new RegExp(`<${name}\\b`).test(source))
}
