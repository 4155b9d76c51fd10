/** Name of the tag that places a figure: `water-level` is placed by `<WaterLevelFigure />`. */
export function figureTagName(id: string): string {
  return `${id.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Figure`
}
