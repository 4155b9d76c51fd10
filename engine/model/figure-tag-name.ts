/** Name of the tag that places a figure: `token-flow` is placed by `<TokenFlowFigure />`. */
export function figureTagName(id: string): string {
  return `${id.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Figure`
}
