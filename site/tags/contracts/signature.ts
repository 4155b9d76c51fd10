import type { AbiFunction, AbiParameter } from 'viem'

/** A parameter or a result, with the members of a struct written out. */
export interface Field {
  /** Name, with those of the structs around it; "#1" or "result" when the ABI gives none. */
  readonly name: string
  readonly type: string
}

interface Struct {
  readonly components: readonly AbiParameter[]
}

function isStruct(parameter: object): parameter is Struct {
  return 'components' in parameter && Array.isArray(parameter.components)
}

/** Characters a struct or a list of results may have on one line. */
const ONE_LIST = 72

/**
 * A parameter as it is written in Solidity.
 * @param indent spaces before the line it stands on; a long struct has its members on lines of their own.
 */
function text(parameter: AbiParameter, indent: number): string {
  const type = isStruct(parameter)
    ? parameter.type.replace('tuple', `(${list(parameter.components, indent)})`)
    : parameter.type
  return parameter.name ? `${type} ${parameter.name}` : type
}

/** Parameters on one line, or, when that is long, each on a line of its own. */
function list(parameters: readonly AbiParameter[], indent: number, isBroken?: boolean): string {
  const line = parameters.map(each => text(each, indent + 2)).join(', ')
  if (!(isBroken ?? line.length > ONE_LIST)) return line
  const start = `\n${' '.repeat(indent + 2)}`
  return `${start}${parameters.map(each => text(each, indent + 2)).join(`,${start}`)}\n${' '.repeat(indent)}`
}

/** Characters a signature may have on one line. */
const ONE_LINE = 80

/** A function as it is written in Solidity, broken into lines when it is long. */
export function signatureOf({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const state = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`
  const returns = outputs.length > 0 ? ` returns (${list(outputs, 0)})` : ''
  const write = (isBroken: boolean) =>
    `function ${name}(${list(inputs, 0, isBroken)}) external${state}${returns}`
  const line = write(false)
  return line.length <= ONE_LINE || inputs.length === 0 ? line : write(true)
}

/** The parameters of a function one by one; a struct's members follow it. */
export function parametersOf({ inputs }: AbiFunction): Field[] {
  return fieldsOf(inputs, index => `#${index + 1}`)
}

/** The results of a function one by one; a struct's members follow it. */
export function resultsOf({ outputs }: AbiFunction): Field[] {
  return fieldsOf(outputs, index => (outputs.length > 1 ? `result ${index + 1}` : 'result'))
}

function fieldsOf(
  parameters: readonly AbiParameter[],
  placeName: (index: number) => string,
  prefix = '',
): Field[] {
  return parameters.flatMap((parameter, index) => {
    const name = `${prefix}${parameter.name || placeName(index)}`
    if (!isStruct(parameter)) return [{ name, type: parameter.type }]
    const type = parameter.type.replace('tuple', 'struct')
    return [{ name, type }, ...fieldsOf(parameter.components, placeName, `${name}.`)]
  })
}
