import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { ESTree } from 'vite'
import { slashed } from '../paths.ts'
import { type Diagnostic, lineAt } from './build-error.ts'

/** What is wrong with a field of the settings, before its place in the source is known. */
export interface SettingDiagnostic extends Diagnostic {
  /** Keys from the settings to the field. */
  path: readonly PropertyKey[]
}

/** An expression, and the module it stands in. */
export interface Place {
  file: string
  node: ESTree.Node
}

/** Gives what is wrong with settings the file and line where each field is written. */
export function withPositions(
  root: string,
  configFile: string,
  diagnostics: readonly SettingDiagnostic[],
): Diagnostic[] {
  return diagnostics.map(({ path: keys, ...diagnostic }) => {
    const isWritten = diagnostic.file === configFile && keys.length > 0
    const place = isWritten ? fieldOf(path.join(root, configFile), keys) : undefined
    if (!place) return diagnostic
    const line = lineAt(readFileSync(place.file, 'utf8'), place.node.start)
    return { ...diagnostic, file: slashed(path.relative(root, place.file)), line }
  })
}

/**
 * Where the value of a setting is written, with names followed to where they are defined.
 * @param root folder of the site
 * @returns the nearest place around it when it is not written itself; undefined for settings that cannot be followed
 */
export function settingPlace(
  root: string,
  configFile: string,
  keys: readonly PropertyKey[],
): Place | undefined {
  const place = fieldOf(path.join(root, configFile), keys)
  return place && resolved(place)
}

function statementsOf(file: string): readonly ESTree.Node[] {
  return parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }).body
}

/** The nearest place to a field of the settings that is written as it stands. */
function fieldOf(file: string, keys: readonly PropertyKey[]): Place | undefined {
  const exported = statementsOf(file).find(node => node.type === 'ExportDefaultDeclaration')
  let named: Place | undefined = exported && { file, node: exported.declaration }
  for (const key of keys) {
    const inside = named && step(resolved(named), key)
    if (!inside) break
    named = inside
  }
  return named
}

/** What an expression is in the end: names are followed to where they are defined, in other modules, too. */
function resolved({ file, node }: Place): Place {
  if (node.type === 'CallExpression' && node.arguments[0])
    return resolved({ file, node: node.arguments[0] })
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return resolved({ file, node: node.expression })
  const defined = node.type === 'Identifier' ? definition(file, node.name) : undefined
  return defined ? resolved(defined) : { file, node }
}

/** Where a name of a module is given its value. */
function definition(file: string, name: string): Place | undefined {
  for (const statement of statementsOf(file)) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      const found = declared.declarations.find(({ id }) => 'name' in id && id.name === name)
      if (found?.init) return { file, node: found.init }
    }
    if (statement.type !== 'ImportDeclaration') continue
    const imported = statement.specifiers.find(({ local }) => local.name === name)
    if (imported?.type !== 'ImportSpecifier' || !('name' in imported.imported)) continue
    return definition(createRequire(file).resolve(statement.source.value), imported.imported.name)
  }
  return undefined
}

/** The member of an object or a list that is written down. */
function step({ file, node }: Place, key: PropertyKey): Place | undefined {
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1)
    const element = node.elements[Number(key)]
    return element && before.every(each => each?.type !== 'SpreadElement')
      ? { file, node: element }
      : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties) {
    if (property.type !== 'Property') continue
    const { key: written } = property
    const name = 'name' in written ? written.name : 'value' in written ? written.value : undefined
    if (name === key) return { file, node: property.value }
  }
  return undefined
}
