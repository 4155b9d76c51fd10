import ts from 'typescript'

/** A sample as JavaScript, its types taken off and nothing else changed. */
export function javascriptOf(text: string): string {
  const { ESNext } = ts.ScriptTarget
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ESNext }
  return ts.transpileModule(text, { compilerOptions }).outputText
}
