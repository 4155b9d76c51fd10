import temml from 'temml'

/**
 * Renders a formula as MathML.
 * @param formula TeX
 * @returns the markup, or the reason why the formula cannot be read.
 */
export function renderFormula(
  formula: string,
  displayMode: boolean,
): { mathml: string; reason?: undefined } | { mathml?: undefined; reason: string } {
  try {
    return {
      mathml: temml.renderToString(formula, { displayMode, throwOnError: true, annotate: false }),
    }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { reason: reason.trim().replace(/:$/, '') }
  }
}
