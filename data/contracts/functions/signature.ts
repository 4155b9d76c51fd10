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

function text(parameter: AbiParameter): string {
  const type = isStruct(parameter)
    ? parameter.type.replace('tuple', `(${parameter.components.map(text).join(', ')})`)
    : parameter.type
  return parameter.name ? `${type} ${parameter.name}` : type
}

function list(parameters: readonly AbiParameter[], isBroken: boolean): string {
  const texts = parameters.map(text)
  return isBroken ? `\n  ${texts.join(',\n  ')}\n` : texts.join(', ')
}

/** Characters a signature may have on one line. */
const ONE_LINE = 80

/** A function as it is written in Solidity, broken into lines when it is long. */
export function signatureOf({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const state = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`
  const returns = outputs.length > 0 ? ` returns (${list(outputs, false)})` : ''
  const write = (isBroken: boolean) =>
    `function ${name}(${list(inputs, isBroken)}) external${state}${returns}`
  const line = write(false)
  return line.length <= ONE_LINE || inputs.length < 2 ? line : write(true)
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
